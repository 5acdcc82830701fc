import { useEffect, useRef, useState } from 'react'
import clsx from 'clsx'
import type { Swiper } from 'swiper'
import { Picture } from '../../components/ui/Picture'
import { largest } from '../../lib/pictures/pictures'
import { placeholder } from '../../lib/pictures/placeholder'
import { FullScreenGallery } from './FullScreenGallery'
import { type Listing, pictureAlt } from '../../domain/listing/listing'
import { statusBadge } from '../../domain/listing/status-text'
import { galleryClass, pictureClass, thumbsClass } from './gallery-class'

const thumbClass = clsx(
  'aspect-[3/2] cursor-pointer bg-sky outline-offset-3 outline-brick',
  'not-focus-visible:aria-[current=true]:outline',
)
// On a phone the picture's controls need the whole of its foot.
const badgeClass = clsx(
  'absolute top-0 left-0 z-1 bg-stucco pt-1.25 pr-3.5 pb-2 pl-margin text-small',
  'md:top-auto md:bottom-0 md:pt-2.5 md:pr-4.5 md:pb-0.75 md:pl-indent print:hidden',
)
const markedClass = clsx(
  'before:mr-2.5 before:inline-block before:h-[1.05em] before:border-l-2 before:border-brick',
  'before:align-[-0.15em]',
)
// Until Swiper moves it, the row scrolls and snaps.
const trackClass = clsx(
  'swiper block h-full snap-mandatory scrollbar-none overflow-hidden',
  'not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:overflow-x-auto',
)
const controlsClass = clsx(
  'absolute right-0 bottom-0 z-1 flex items-center gap-1 bg-stucco pt-1 pr-margin pl-4.5 text-small tabular-nums',
  'print:hidden',
)
const controlClass = 'min-h-10 min-w-11 cursor-pointer hover:text-brick'

/**
 * The pictures of a home, one at a time, looping. Thumbnails stand in the rail; a picture pressed opens in a tab of its
 * own, or fills the screen by its button. Before its code arrives it is a row that scrolls and snaps.
 */
export function Gallery({ listing }: { listing: Listing }) {
  const pictures = listing.gallery.length > 0 ? listing.gallery : [placeholder]
  const [position, setPosition] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const [fullScreen, setFullScreen] = useState(false)
  const enlarge = useRef<HTMLButtonElement>(null)
  const starting = useRef<Promise<Swiper | undefined>>(undefined)
  const several = pictures.length > 1

  const start = () =>
    (starting.current ??= import('./start-swiper').then(({ startSwiper }) => {
      const element = track.current
      if (!element) return undefined
      const seen = Math.round(element.scrollLeft / element.clientWidth)
      element.scrollLeft = 0
      return startSwiper(element, seen, setPosition)
    }))

  useEffect(() => {
    if (!several) return
    void start()
    return () => {
      void starting.current?.then((swiper) => swiper?.destroy())
      starting.current = undefined
    }
  }, [several])

  // A press may come before the effect: it starts what it needs.
  const move = async (go: (swiper: Swiper) => void) => {
    const swiper = await start()
    if (swiper) go(swiper)
  }
  const closed = (at: number) => {
    setFullScreen(false)
    enlarge.current?.focus({ preventScroll: true })
    if (at !== position) void move((s) => s.slideToLoop(at, 0))
  }

  return (
    <section className={galleryClass} aria-label="Pictures" aria-roledescription="carousel">
      {several && (
        <div className={thumbsClass} data-testid="gallery-thumbs">
          {pictures.map((url, n) => (
            <button
              key={url}
              type="button"
              className={thumbClass}
              aria-label={`Picture ${n + 1} of ${pictures.length}`}
              aria-current={n === position}
              onClick={() => void move((s) => s.slideToLoop(n))}
            >
              <Picture url={url} alt="" sizes="16.5vw" />
            </button>
          ))}
        </div>
      )}
      <div className={pictureClass}>
        <div
          className={trackClass}
          ref={track}
          tabIndex={several ? 0 : undefined}
          aria-label={several ? 'Pictures: use the arrow keys' : undefined}
          role={several ? 'group' : undefined}
        >
          <div className="swiper-wrapper flex h-full">
            {pictures.map((url, n) => (
              <div className="swiper-slide h-full flex-[0_0_100%] snap-start" key={url}>
                <a
                  className="block h-full bg-sky focus-visible:-outline-offset-4"
                  href={largest(url)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${pictureAlt(listing, url, n)}: open in a new tab`}
                >
                  <Picture
                    url={url}
                    alt={pictureAlt(listing, url, n)}
                    sizes="(min-width: 736px) 77vw, 100vw"
                    first={n === 0}
                    style={n === 0 ? { viewTransitionName: `picture-${listing.slug}` } : undefined}
                  />
                </a>
              </div>
            ))}
          </div>
        </div>
        <span className={clsx(badgeClass, listing.status !== 'live' && markedClass)} data-testid="gallery-badge">
          {statusBadge(listing)}
        </span>
        <div className={controlsClass} data-testid="gallery-controls">
          <span aria-live="polite" aria-atomic="true">
            <span className="sr-only">Picture </span>
            {position + 1} / {pictures.length}
          </span>
          {several && (
            <>
              <button
                type="button"
                className={controlClass}
                aria-label="Previous picture"
                onClick={() => void move((s) => s.slidePrev())}
              >
                ←
              </button>
              <button
                type="button"
                className={controlClass}
                aria-label="Next picture"
                onClick={() => void move((s) => s.slideNext())}
              >
                →
              </button>
            </>
          )}
          <button
            type="button"
            className={clsx(controlClass, 'pl-2')}
            ref={enlarge}
            onClick={() => setFullScreen(true)}
          >
            Full screen
          </button>
        </div>
      </div>
      {fullScreen && <FullScreenGallery listing={listing} pictures={pictures} start={position} onClose={closed} />}
    </section>
  )
}
