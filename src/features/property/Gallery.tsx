import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { Picture } from '../../components/ui/Picture'
import { largest } from '../../lib/pictures/pictures'
import { placeholder } from '../../lib/pictures/placeholder'
import { useFullScreen } from './full-screen/useFullScreen'
import { GalleryTiles } from './GalleryTiles'
import { type Listing, pictureAlt } from '../../domain/listing/listing'
import { galleryClass, pictureClass } from './gallery-class'

// Until Swiper moves it, the row scrolls and snaps.
const trackClass = clsx(
  'swiper block h-full snap-mandatory scrollbar-none overflow-hidden',
  'not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:overflow-x-auto',
)

const pictureInView = (row: HTMLElement) => Math.round(row.scrollLeft / row.clientWidth)

/** Resolves once no finger moves the row: taken over in the midst of it, a swipe would be lost. */
async function atRest(row: HTMLElement) {
  if (!matchMedia('(pointer: coarse)').matches) return
  for (let before = -1; before !== row.scrollLeft;) {
    before = row.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/**
 * The pictures of a home, one at a time, looping. Beside the picture stand those that follow, the plan and the map; a
 * picture pressed opens in a tab of its own, and all of them fill the screen. Before its code arrives it is a row that
 * scrolls and snaps.
 */
export function Gallery({ listing }: { listing: Listing }) {
  const pictures = listing.gallery.length > 0 ? listing.gallery : [placeholder]
  const [position, setPosition] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const starting = useRef<Promise<Swiper | undefined>>(undefined)
  const several = pictures.length > 1

  const start = () =>
    (starting.current ??= import('./start-swiper').then(async ({ startSwiper }) => {
      const element = track.current
      if (!element) return undefined
      await atRest(element)
      const seen = pictureInView(element)
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
  // Until Swiper moves the row, nobody has told which picture is in view.
  const shown = () =>
    track.current?.matches('.swiper-initialized') === false ? pictureInView(track.current) : position
  const fullScreen = useFullScreen(listing, (seen) => {
    if (seen !== position) void move((swiper) => swiper.slideToLoop(seen, 0))
  })

  return (
    <section className={galleryClass} aria-label="Pictures" aria-roledescription="carousel">
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
              // Without script a picture beside it leads here. The page stays where it is.
              <div
                className="swiper-slide h-full flex-[0_0_100%] snap-start snap-always scroll-mt-[100vh]"
                key={url}
                id={`picture-${n + 1}`}
              >
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
                    sizes="(min-width: 1000px) 56vw, (min-width: 736px) 74vw, 100vw"
                    first={n === 0}
                    style={n === 0 ? { viewTransitionName: `picture-${listing.slug}` } : undefined}
                  />
                </a>
              </div>
            ))}
          </div>
        </div>
      </div>
      <GalleryTiles
        listing={listing}
        pictures={pictures}
        position={position}
        onChoose={(to) => void move((swiper) => swiper.slideToLoop(to))}
        onTurn={(step) => void move((swiper) => (step < 0 ? swiper.slidePrev() : swiper.slideNext()))}
        onFullScreen={(opener, tab) => fullScreen.open(opener, tab, tab === 'plan' ? 0 : shown())}
      />
      {fullScreen.element}
    </section>
  )
}
