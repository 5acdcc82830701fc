import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components'
import { focusIfLost } from '../../ui/focus'
import { $isEditable } from '../form/form.store'
import { useListingForm } from '../form/useListingForm'
import { $moveMessage, move } from './picture-moves'
import { PictureAdder } from './PictureAdder'
import { dragHandleId, PictureRow } from './PictureRow'
import { droppedPlace, kinds, ofKind, type PictureKind, pictureKinds } from './pictures'

/** The listing's pictures by kind: add, describe and order. The first photograph is the thumbnail. */
export function PropertyImages() {
  const message = useStore($moveMessage)
  return (
    <>
      <PictureAdder />
      {pictureKinds.map((kind) => (
        <PicturesOfKind key={kind} kind={kind} />
      ))}
      <p className="sr-only" role="status">
        {message}
      </p>
    </>
  )
}

/** The pictures of one kind, in an order that mouse, finger and keyboard change. */
function PicturesOfKind({ kind }: { kind: PictureKind }) {
  const { values } = useListingForm()
  const pictures = ofKind(values.pictures, kind)
  const { label, one, max } = kinds[kind]
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !useStore($isEditable),
    getItems: (keys) => [...keys].map((key) => ({ [`picture-${kind}`]: String(key) })),
    acceptedDragTypes: [`picture-${kind}`],
    onReorder({ keys, target }) {
      const [key] = [...keys].map(String)
      const places = pictures.map((picture) => picture.key)
      if (!key) return
      move(key, droppedPlace(places, key, String(target.key), target.dropPosition === 'after'))
      // A drag by keyboard loses the focus.
      focusIfLost(dragHandleId(key))
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        className={({ isDropTarget }) => clsx('-my-0.5 block h-1', isDropTarget && 'bg-brick')}
        target={target}
      />
    ),
  })
  if (pictures.length === 0) return null
  return (
    <>
      <h3 className="mt-7 mb-2 flex items-baseline justify-between text-h5">
        {label}
        <span className="font-sans text-small font-normal tracking-normal text-ink-2">
          {pictures.length} of {max}
        </span>
      </h3>
      <GridList
        className="border-t border-ink outline-none"
        aria-label={kind === 'photograph' ? 'Pictures in order' : `${label} in order`}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {pictures.map((picture, n) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            name={`${one} ${n + 1}`}
            index={n}
            last={pictures.length - 1}
          />
        ))}
      </GridList>
    </>
  )
}
