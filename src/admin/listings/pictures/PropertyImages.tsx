import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useListingForm } from '../form/useListingForm'
import { $moveMessage, move } from './picture-moves'
import { PictureAdder } from './PictureAdder'
import { PictureRow } from './PictureRow'
import { kinds, ofKind, type PictureKind, pictureKinds } from './pictures'

/** The listing's pictures by kind: add, describe and order. The first photograph is the thumbnail. */
export function PropertyImages() {
  const message = useStore($moveMessage)
  return (
    <>
      <PictureAdder />
      {pictureKinds.map((kind) => (
        <Kind key={kind} kind={kind} />
      ))}
      <p className="sr-only" role="status">
        {message}
      </p>
    </>
  )
}

/** The pictures of one kind. */
function Kind({ kind }: { kind: PictureKind }) {
  const { values } = useListingForm()
  const [dragged, setDragged] = useState<string | null>(null)
  const pictures = ofKind(values.pictures, kind)
  const { label, most } = kinds[kind]
  if (pictures.length === 0) return null
  return (
    <>
      <h3 className="mt-7 mb-2 flex items-baseline justify-between text-h5">
        {label}
        <span className="font-sans text-small font-normal tracking-normal text-ink-2">
          {pictures.length} of {most}
        </span>
      </h3>
      <ol
        className="border-t border-ink"
        aria-label={kind === 'photograph' ? 'Pictures in order' : `${label} in order`}
      >
        {pictures.map((picture, n) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            place={n}
            last={pictures.length - 1}
            dragged={dragged === picture.key}
            onDrag={(from) => setDragged(from ? picture.key : null)}
            onOver={() => dragged !== null && dragged !== picture.key && move(dragged, n)}
          />
        ))}
      </ol>
    </>
  )
}
