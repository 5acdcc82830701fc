import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $form } from './form.store'
import { $moveSaid, move } from './picture-moves'
import { PictureAdder } from './PictureAdder'
import { PictureRow } from './PictureRow'

/** The pictures of a home: added, described and put in order. The first is the thumbnail. */
export function PropertyImages() {
  const { answers } = useStore($form)
  const said = useStore($moveSaid)
  const [dragged, setDragged] = useState<number | null>(null)
  const { pictures } = answers
  return (
    <>
      <PictureAdder />
      {pictures.length > 0 && (
        <ol className="border-t border-ink" aria-label="Pictures in their order">
          {pictures.map((picture, n) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              place={n}
              last={pictures.length - 1}
              dragged={dragged === n}
              onDrag={setDragged}
              onOver={() => {
                if (dragged === null || dragged === n) return
                move(dragged, n)
                setDragged(n)
              }}
            />
          ))}
        </ol>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}
