import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '../../components/ui/Picture'
import { opened } from '../../lib/overlay-history'
import { formatPrice } from '../../lib/format/money'
import styles from '../../styles/full-screen.css?url'
import { type Listing, pictureAlt } from '../../domain/listing/listing'

interface Props {
  listing: Listing
  pictures: string[]
  /** The picture that it opens at, from 0. */
  start: number
  /** It has closed, at this picture. */
  onClose: (position: number) => void
}

/**
 * The pictures of a home over the whole screen: a stage, and beside it (on a phone above and below) a rail that says
 * which picture it is and turns to others. The stage is a row that scrolls and snaps, so that a finger moves it
 * natively.
 */
export function FullScreenGallery({ listing, pictures, start, onClose }: Props) {
  const [position, setPosition] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const several = pictures.length > 1

  const show = (to: number) => {
    const at = (to + pictures.length) % pictures.length
    setZoomed(false)
    stage.current?.scrollTo({ left: at * stage.current.clientWidth })
  }
  const seen = () => {
    if (stage.current?.clientWidth) setPosition(Math.round(stage.current.scrollLeft / stage.current.clientWidth))
  }

  useEffect(() => {
    dialog.current?.showModal()
    if (dialog.current) opened(dialog.current)
    stage.current?.scrollTo({ left: start * stage.current.clientWidth, behavior: 'instant' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, as the dialog opens.
  }, [])
  // A picture that fills the height is looked at from its middle. A screen that turns keeps its picture.
  useEffect(() => {
    const figure = stage.current?.children[position]
    if (zoomed && figure) figure.scrollTo({ left: (figure.scrollWidth - figure.clientWidth) / 2 })
  }, [zoomed, position])
  useEffect(() => {
    const keep = () => stage.current?.scrollTo({ left: position * stage.current.clientWidth, behavior: 'instant' })
    addEventListener('resize', keep)
    return () => removeEventListener('resize', keep)
  }, [position])

  const keys = (event: KeyboardEvent) => {
    // The gallery behind listens to the same keys.
    event.stopPropagation()
    const to = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: pictures.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  // A mouse turns the pictures at their halves; a finger's tap brings one nearer, and away again.
  const pressed = ({ clientX, currentTarget, nativeEvent }: MouseEvent) => {
    if ((nativeEvent as PointerEvent).pointerType !== 'mouse') return setZoomed(!zoomed)
    const { left, width } = currentTarget.getBoundingClientRect()
    if (several) show(position + (clientX < left + width / 2 ? -1 : 1))
  }

  return (
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={`Pictures of ${listing.title}`}
      onClose={() => onClose(position)}
      onKeyDown={keys}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="top">
        <p className="of">
          <strong>{listing.title}</strong>
          {formatPrice(listing.price, listing.listingType)}
        </p>
        <button type="button" className="close" aria-label="Close full screen" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div
        className="stage"
        ref={stage}
        onScroll={seen}
        onClick={pressed}
        role="group"
        aria-label="Pictures: use the arrow keys"
        tabIndex={several ? 0 : undefined}
      >
        {pictures.map((url, n) => (
          <div
            className="frame"
            key={url}
            inert={n !== position}
            data-zoomed={zoomed && n === position ? '' : undefined}
          >
            <Picture
              url={url}
              alt={pictureAlt(listing, url, n)}
              sizes={zoomed ? '150vh' : '(min-width: 736px) 80vw, 100vw'}
              first={n === start}
            />
          </div>
        ))}
      </div>
      <div className="foot">
        <div aria-live="polite" aria-atomic="true">
          <p className="counter">
            <span className="sr-only">Picture </span>
            {position + 1} <small>of {pictures.length}</small>
          </p>
          <p className="caption">{pictureAlt(listing, pictures[position]!, position)}</p>
        </div>
        <p className="turn">
          {several && (
            <button type="button" aria-label="Previous picture" onClick={() => show(position - 1)}>
              ←
            </button>
          )}
          {several && (
            <button type="button" aria-label="Next picture" onClick={() => show(position + 1)}>
              →
            </button>
          )}
          <button type="button" className="zoom" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
            Larger
          </button>
        </p>
      </div>
    </dialog>
  )
}
