import * as messages from '#messages/gallery.ts'
import * as page from '#messages/property.ts'
import { opensInNewTab } from '#messages/layout.ts'
import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { Icon } from '../../components/ui/Icon'
import { Picture } from '../../components/ui/Picture'
import { largest } from '../../lib/pictures/pictures'
import { placeholder } from '../../lib/pictures/placeholder'
import { useFullScreen } from './full-screen/useFullScreen'
import { GalleryTiles } from './GalleryTiles'
import { type Listing, pictureAlt } from '../../domain/listing/listing'
import { galleryClass, pictureClass } from './gallery-class'

// Until Swiper starts, the row scrolls and snaps natively.
const trackClass = clsx(
  'swiper block h-full snap-mandatory scrollbar-none overflow-hidden',
  'not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:overflow-x-auto',
)

const pictureInView = (row: HTMLElement) => Math.round(row.scrollLeft / row.clientWidth)

/** Resolves when no touch scroll is in progress: starting Swiper during a swipe would interrupt it. */
async function atRest(row: HTMLElement) {
  if (!matchMedia('(pointer: coarse)').matches) return
  for (let before = -1; before !== row.scrollLeft;) {
    before = row.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

const fullScreenClass = clsx(
  'absolute right-margin bottom-3 z-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm',
  'bg-paper px-4 text-note font-medium shadow-line hover:bg-green hover:text-white',
  'tablet:right-4 tablet:bottom-4 tablet:min-h-12 tablet:px-5 print:hidden noscript:hidden',
  'arriving:invisible',
)

/**
 * A looping gallery. The button on the picture, and the tiles beside it (next pictures, plan, map), open full screen. A
 * pressed picture opens in its own tab. Before its code loads it is a native scroll row.
 */
export function Gallery({ listing }: { listing: Listing }) {
  const pictures = listing.gallery.length > 0 ? listing.gallery : [placeholder]
  const [position, setPosition] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const starting = useRef<Promise<Swiper | undefined>>(undefined)
  const hasSeveral = pictures.length > 1

  const start = () =>
    (starting.current ??= import('./start-swiper').then(
      async ({ startSwiper }) => {
        const element = track.current
        if (!element) return undefined
        await atRest(element)
        const visibleIndex = pictureInView(element)
        element.scrollLeft = 0
        return startSwiper(element, visibleIndex, setPosition)
      },
      // The code failed to load: the row scrolls natively, and the next press tries again.
      () => void (starting.current = undefined),
    ))

  useEffect(() => {
    if (!hasSeveral) return
    void start()
    return () => {
      void starting.current?.then((swiper) => swiper?.destroy())
      starting.current = undefined
    }
  }, [hasSeveral])

  // A press may precede the effect, so it starts Swiper itself.
  const move = async (go: (swiper: Swiper) => void, scrolled: (shown: number) => number) => {
    const swiper = await start()
    if (swiper) return go(swiper)
    const row = track.current
    row?.scrollTo({ left: scrolled(pictureInView(row)) * row.clientWidth })
  }
  const turn = (step: -1 | 1) =>
    void move(
      (swiper) => (step < 0 ? swiper.slidePrev() : swiper.slideNext()),
      (shown) => shown + step,
    )
  // Only while the focus is in the gallery: fields, menus and dialogs have the same keys.
  const turnByKey = (event: KeyboardEvent) => {
    const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key]
    if (!step || !hasSeveral || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    turn(step)
  }
  // Until Swiper starts, the visible picture must be measured.
  const shown = () =>
    track.current?.matches('.swiper-initialized') === false ? pictureInView(track.current) : position
  // Only the visible picture is focusable; the focus follows it.
  useEffect(() => {
    const row = track.current
    if (row?.contains(document.activeElement))
      row.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true })
  }, [position])

  const fullScreen = useFullScreen(listing, (visibleIndex) => {
    if (visibleIndex !== position)
      void move(
        (swiper) => swiper.slideToLoop(visibleIndex, 0),
        () => visibleIndex,
      )
  })

  return (
    <>
      <section
        className={galleryClass}
        aria-label={page.pictures}
        aria-roledescription={messages.carousel}
        onKeyDown={turnByKey}
      >
        <div className={pictureClass}>
          <button
            type="button"
            className={fullScreenClass}
            data-full-screen
            onClick={(event) => fullScreen.open(event.currentTarget, 'pictures', shown())}
          >
            <Icon name="expand" />
            {hasSeveral ? messages.allPictures(pictures.length) : messages.fullScreen}
            {hasSeveral && <span className="sr-only">{messages.inFullScreen}</span>}
          </button>
          <div className={trackClass} ref={track}>
            <div className="swiper-wrapper flex h-full">
              {pictures.map((url, n) => (
                // Without JavaScript a tile links to this anchor. The page does not scroll.
                <div
                  className="swiper-slide h-full flex-[0_0_100%] snap-start snap-always scroll-mt-[100vh]"
                  key={url}
                  id={`picture-${n + 1}`}
                >
                  <a
                    className="block h-full bg-surface-muted focus-visible:-outline-offset-4"
                    href={largest(url)}
                    target="_blank"
                    rel="noopener"
                    aria-label={pictureAlt(listing, url, n) + opensInNewTab}
                    tabIndex={n === position ? undefined : -1}
                  >
                    <Picture
                      url={url}
                      alt={pictureAlt(listing, url, n)}
                      sizes="(min-width: 1000px) 56vw, (min-width: 736px) 74vw, 100vw"
                      eager={n === 0}
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
          onTurn={turn}
          onFullScreen={fullScreen.open}
        />
      </section>
      {fullScreen.element}
    </>
  )
}
