import clsx from 'clsx'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '../../components/ui/Picture'
import { opened } from '../../lib/overlay-history'
import { formatPrice } from '../../lib/format/money'
import { type Listing, pictureAlt } from '../../domain/listing/listing'

interface Props {
  listing: Listing
  pictures: string[]
  /** The picture that it opens at, from 0. */
  start: number
  /** It has closed, at this picture. */
  onClose: (position: number) => void
}

// The page behind does not scroll.
const dialogClass = clsx(
  '[html:has(&[open])]:overflow-hidden',
  'h-dvh max-h-none w-full max-w-none overflow-hidden bg-[#121614] text-cream [--focus:var(--color-blush)] open:grid',
  'grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto]',
  'lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]',
)
const railClass = clsx(
  'flex items-center justify-between gap-4 px-margin py-1.5 text-note leading-[1.4]',
  'lg:items-start lg:px-7 lg:py-8',
)
const titleClass = clsx(
  'block truncate font-serif text-large leading-[1.3] font-light text-cream',
  'lg:mb-1.5 lg:text-h3 lg:whitespace-normal',
)
const stageClass = clsx(
  'flex snap-x snap-mandatory scrollbar-none overflow-x-auto overflow-y-hidden overscroll-contain',
  'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:cursor-pointer',
)
const frameClass = 'h-full flex-[0_0_100%] snap-start snap-always scrollbar-none'
const counterClass = clsx(
  'font-serif-large text-[1.75rem] leading-[1.15] font-light lining-nums tabular-nums',
  'lg:mb-3 lg:text-[4.125rem]',
)
const buttonClass = 'min-h-11 min-w-11 cursor-pointer hover:text-blush'
const turnClass = clsx(buttonClass, 'border border-[#5b625e] lg:min-h-14 lg:min-w-14 forced-colors:border-[ButtonText]')
// A picture as wide as its stage has nothing to gain: there it fills the stage as it is.
const zoomClass = 'px-2.5 aria-pressed:bg-cream aria-pressed:text-ink landscape:hidden'

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
      className={dialogClass}
      aria-label={`Pictures of ${listing.title}`}
      onClose={() => onClose(position)}
      onKeyDown={keys}
    >
      <div className={clsx(railClass, 'lg:flex-col-reverse lg:gap-6')}>
        <p className="min-w-0 text-[#c9c6b8] tabular-nums">
          <strong className={titleClass}>{listing.title}</strong>
          {formatPrice(listing.price, listing.listingType)}
        </p>
        <button
          type="button"
          className={clsx(buttonClass, 'lg:text-left')}
          aria-label="Close full screen"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </div>
      <div
        className={stageClass}
        ref={stage}
        onScroll={seen}
        onClick={pressed}
        role="group"
        aria-label="Pictures: use the arrow keys"
        tabIndex={several ? 0 : undefined}
      >
        {pictures.map((url, n) => (
          <div
            className={clsx(frameClass, zoomed && n === position ? 'overflow-auto' : 'overflow-hidden')}
            key={url}
            inert={n !== position}
          >
            <Picture
              url={url}
              alt={pictureAlt(listing, url, n)}
              sizes={zoomed ? '150vh' : '(min-width: 736px) 80vw, 100vw'}
              first={n === start}
              className={zoomed && n === position ? 'w-auto max-w-none min-w-full' : 'object-contain'}
            />
          </div>
        ))}
      </div>
      <div className={clsx(railClass, 'lg:flex-col')}>
        <div aria-live="polite" aria-atomic="true">
          <p className={counterClass} data-testid="picture-counter">
            <span className="sr-only">Picture </span>
            {position + 1}{' '}
            <small className="font-sans text-note leading-none font-normal text-[#c9c6b8]">of {pictures.length}</small>
          </p>
          <p className="min-h-[2.7em] text-[#c9c6b8]" data-testid="picture-caption">
            {pictureAlt(listing, pictures[position]!, position)}
          </p>
        </div>
        <p className="flex flex-none gap-1.5">
          {several && (
            <button
              type="button"
              className={turnClass}
              aria-label="Previous picture"
              onClick={() => show(position - 1)}
            >
              ←
            </button>
          )}
          {several && (
            <button type="button" className={turnClass} aria-label="Next picture" onClick={() => show(position + 1)}>
              →
            </button>
          )}
          <button
            type="button"
            className={clsx(turnClass, zoomClass)}
            aria-pressed={zoomed}
            onClick={() => setZoomed(!zoomed)}
          >
            Larger
          </button>
        </p>
      </div>
    </dialog>
  )
}
