import { Suspense, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { Picture } from '../../components/ui/Picture'
import { largest } from '../../lib/pictures/pictures'
import { placeholder } from '../../lib/pictures/placeholder'
import { FullScreenGallery } from './FullScreenGallery'
import { type Listing, pictureAlt } from '../../domain/listing/listing'
import { StatusBadge } from '../../domain/listing/StatusBadge'

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
    <section className="gallery" aria-label="Pictures" aria-roledescription="carousel">
      {several && (
        <div className="thumbs">
          {pictures.map((url, n) => (
            <button
              key={url}
              type="button"
              aria-label={`Picture ${n + 1} of ${pictures.length}`}
              aria-current={n === position}
              onClick={() => void move((s) => s.slideToLoop(n))}
            >
              <Picture url={url} alt="" sizes="16.5vw" />
            </button>
          ))}
        </div>
      )}
      <div className="big">
        <div
          className="swiper"
          ref={track}
          tabIndex={several ? 0 : undefined}
          aria-label={several ? 'Pictures: use the arrow keys' : undefined}
          role={several ? 'group' : undefined}
        >
          <div className="swiper-wrapper">
            {pictures.map((url, n) => (
              <div className="swiper-slide" key={url}>
                <a
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
        <StatusBadge listing={listing} />
        <div className="controls">
          <span aria-live="polite" aria-atomic="true">
            <span className="sr-only">Picture </span>
            {position + 1} / {pictures.length}
          </span>
          {several && (
            <>
              <button type="button" aria-label="Previous picture" onClick={() => void move((s) => s.slidePrev())}>
                ←
              </button>
              <button type="button" aria-label="Next picture" onClick={() => void move((s) => s.slideNext())}>
                →
              </button>
            </>
          )}
          <button type="button" className="enlarge" ref={enlarge} onClick={() => setFullScreen(true)}>
            Full screen
          </button>
        </div>
      </div>
      {/* Until its styles are here. */}
      <Suspense>
        {fullScreen && <FullScreenGallery listing={listing} pictures={pictures} start={position} onClose={closed} />}
      </Suspense>
    </section>
  )
}
