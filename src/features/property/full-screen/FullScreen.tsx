import { areaName, titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/gallery.ts'
import * as page from '#messages/property.ts'
import { close, closeFullScreen, itsPictures, picturesOf } from '#messages/property-scripts.ts'
import clsx from 'clsx'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { Picture } from '../../../components/ui/Picture'
import { floorPlans } from '../../../domain/listing/floor-plans'
import type { Listing } from '../../../domain/listing/listing'
import { isOffMarket } from '../../../domain/listing/status-text'
import { priceText } from '../../../domain/listing/price-text'
import { closeThen, registerOverlay } from '../../../lib/overlay-history'
import { placeholder } from '../../../lib/pictures/placeholder'
import { type FullScreenTab, FullScreenTabs } from './FullScreenTabs'
import { showEnquiry } from '../enquiry-dialog'
import { Pictures } from './Pictures'
import { Plans } from './Plans'

interface Props {
  listing: Listing
  /** The initial tab, and the picture or plan in it, from 0. */
  start: { tab: FullScreenTab; position: number }
  /** Called after closing: the last picture, and whether the visitor went to a page section. */
  onClose: (position: number, left: boolean) => void
}

// The page behind does not scroll.
const dialogClass = clsx(
  '[html:has(&[open])]:overflow-hidden',
  // In a very low window it scrolls, so that the stage keeps a useful height.
  'h-dvh max-h-none w-full max-w-none overflow-x-hidden overflow-y-auto bg-night text-cream',
  '[--focus:var(--color-blush)] open:grid',
  'grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(min(11rem,80vh),1fr)_auto]',
  'phablet:grid-cols-[minmax(0,1fr)_auto_auto] phablet:grid-rows-[auto_minmax(min(11rem,80vh),1fr)_auto]',
  'laptop:grid-cols-[280px_minmax(0,1fr)] laptop:grid-rows-[auto_minmax(0,1fr)]',
)
const titleClass = clsx(
  'block truncate font-serif text-large leading-[1.3] font-light text-white',
  'laptop:mb-2 laptop:font-serif-large laptop:text-[1.47rem] laptop:leading-[1.12] laptop:tracking-tight',
  'laptop:whitespace-normal',
)
const closeClass = clsx(
  'min-h-12 cursor-pointer px-margin text-note font-medium whitespace-nowrap text-white hover:text-blush',
  'max-phablet:col-start-2 max-phablet:row-start-1',
  'laptop:absolute laptop:top-2 laptop:right-0 laptop:px-8',
)
const thumbClass = clsx(
  'h-14 w-21 flex-none cursor-pointer opacity-55 hover:opacity-100 aria-current:opacity-100',
  'outline-offset-2 outline-night-mark focus-visible:opacity-100 aria-current:outline-2',
)

/**
 * Pictures and plans in full screen: a stage, and a rail (on phones above and below) with captions and navigation. Back
 * and Escape close it.
 */
export function FullScreen({ listing, start, onClose }: Props) {
  const plans = floorPlans(listing)
  const pictures = listing.gallery.length > 0 ? listing.gallery : [placeholder]
  const [tab, setTab] = useState(plans.length > 0 ? start.tab : 'pictures')
  const [chosenPosition, setPosition] = useState(start.tab === 'pictures' ? start.position : 0)
  // The current listing, which comes after the prerendered one, may have fewer pictures.
  const position = Math.min(chosenPosition, pictures.length - 1)
  // Counts selections from outside the stage, which then restarts.
  const [chosen, setChosen] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const left = useRef(false)

  // Before the stage is measured.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    if (dialog.current) registerOverlay(dialog.current)
    dialog.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [])
  useEffect(() => {
    const thumb = strip.current?.children[position] as HTMLElement | undefined
    if (thumb) strip.current?.scrollTo({ left: thumb.offsetLeft - strip.current.clientWidth / 2 })
  }, [position])

  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { hash } = event.currentTarget
    left.current = true
    // After the browser has restored the page's scroll position.
    if (!dialog.current) return
    closeThen(dialog.current, () =>
      setTimeout(() => {
        if (hash === '#enquire') return showEnquiry(document.querySelector('[data-full-screen]'))
        location.hash = hash
        // Setting an unchanged fragment does not scroll.
        document.querySelector(hash)?.scrollIntoView()
      }),
    )
  }

  return (
    <dialog
      ref={dialog}
      className={dialogClass}
      aria-label={picturesOf + listing.title + itsPictures}
      // After the history change: navigating to a fragment makes browsers drop the focus.
      onClose={({ currentTarget }) => closeThen(currentTarget, () => setTimeout(() => onClose(position, left.current)))}
    >
      <p
        className={clsx(
          'min-w-0 self-center py-1.5 pl-margin text-note leading-[1.4] text-night-text-2 tabular-nums',
          'laptop:hidden',
        )}
      >
        <strong className={titleClass} lang={titleLanguage || undefined}>
          {listing.title}
        </strong>
        {priceText(listing)}
      </p>
      <div
        className={clsx(
          'max-phablet:col-span-full max-phablet:row-start-2 laptop:row-start-1 laptop:pt-6 laptop:pr-7',
          'laptop:pl-13.5',
        )}
      >
        <p className="text-base leading-[1.4] text-night-text-2 tabular-nums max-laptop:hidden">
          <strong className={titleClass} lang={titleLanguage || undefined}>
            {listing.title}
          </strong>
          {priceText(listing)} · {areaName(listing.area)}
        </p>
        <FullScreenTabs listing={listing} plans={plans.length} tab={tab} onTab={setTab} onLeave={leave} />
      </div>
      <button type="button" className={closeClass} aria-label={closeFullScreen} onClick={() => dialog.current?.close()}>
        {close} <span aria-hidden="true">✕</span>
      </button>
      {tab === 'plan' ? (
        <Plans listing={listing} plans={plans} start={start.tab === 'plan' ? start.position : 0} />
      ) : (
        <Pictures key={chosen} listing={listing} pictures={pictures} position={position} onMove={setPosition} />
      )}
      <div className="absolute inset-x-0 bottom-0 left-[281px] hidden h-[68px] items-center gap-5 pr-8 laptop:flex">
        <div ref={strip} className="relative flex scrollbar-none gap-2 overflow-x-auto p-1">
          {pictures.length > 1 &&
            pictures.map((url, n) => (
              <button
                key={url}
                type="button"
                className={thumbClass}
                aria-label={messages.pictureNumber(n + 1)}
                aria-current={tab === 'pictures' && n === position}
                onClick={() => {
                  setPosition(n)
                  setTab('pictures')
                  setChosen(chosen + 1)
                }}
              >
                <Picture url={url} alt="" sizes="84px" />
              </button>
            ))}
        </div>
        {!isOffMarket(listing) && (
          <a
            className={clsx(buttonClass({ variant: 'secondary', onGreen: true, size: 'small' }), 'ml-auto min-h-11')}
            href="#enquire"
            onClick={leave}
          >
            {page.arrangeViewing}
          </a>
        )}
      </div>
    </dialog>
  )
}
