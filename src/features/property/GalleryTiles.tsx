import * as messages from '#messages/gallery.ts'
import * as page from '#messages/property.ts'
import clsx from 'clsx'
import { drawsMap, hasMap } from '../../parts'
import { Icon } from '../../components/ui/Icon'
import { Picture } from '../../components/ui/Picture'
import { onPlainClick } from '../../lib/plain-click'
import { floorPlans } from '../../domain/listing/floor-plans'
import type { Listing } from '../../domain/listing/listing'
import { besideClass } from './gallery-class'
import { mapGroundId } from './map-ground'
import type { FullScreenTab } from './full-screen/FullScreenTabs'
import { required } from '../../lib/required'

interface Props {
  listing: Listing
  pictures: string[]
  /** The visible picture, from 0. */
  position: number
  onTurn: (step: -1 | 1) => void
  /** Opens full screen at a picture or plan, from 0. */
  onFullScreen: (opener: HTMLElement, tab: FullScreenTab, position?: number) => void
}

// On wide screens four tiles in a column, or two by two if they were too flat; on tablets a row. With an odd count the
// first is wide.
const tilesClass = clsx(
  'flex items-center gap-x-5 max-tablet:flex-wrap tablet:grid tablet:min-h-0 tablet:flex-1 tablet:items-stretch',
  'tablet:gap-1.5',
  'tablet:max-laptop:h-27 tablet:max-laptop:flex-none tablet:max-laptop:auto-cols-fr',
  'tablet:max-laptop:grid-flow-col laptop:auto-rows-fr',
  'laptop:@min-[280px]:grid-cols-2 laptop:@min-[280px]:*:first:nth-last-[odd]:col-span-2',
)
const tileClass = clsx(
  'relative min-h-11 min-w-0 items-center gap-2 text-note leading-[1.3] whitespace-nowrap hover:text-brick',
  'tablet:min-h-0 tablet:overflow-hidden tablet:text-small tablet:focus-visible:-outline-offset-4',
)
const drawnClass = clsx(
  tileClass,
  'flex tablet:grid tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-stretch tablet:bg-paper',
)
const nameClass =
  'flex items-center gap-2 tablet:flex-col tablet:items-start tablet:justify-end tablet:pb-2.5 tablet:pl-3.5 ' +
  'tablet:whitespace-normal'
const turnClass = 'grid min-h-10 w-8 cursor-pointer place-items-center hover:text-brick pointer-coarse:min-h-11'

/** The pictures beside the visible one: the following ones, wrapping around, as many as fit. */
const picturesBeside = (count: number, position: number, room: number): number[] =>
  Array.from({ length: Math.min(room, count - 1) }, (_, n) => (position + 1 + n) % count)

/**
 * Reuses the ground of the page's map at small size without extra bytes; its whole height, beyond which parks are cut.
 * Styles inherit from here: without `fill` the canal, a line, would be a black shape.
 */
const MapTile = () => (
  <svg
    className="absolute inset-0 size-full bg-map"
    viewBox="232 0 936 520"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
  >
    <use href={`#${mapGroundId}`} />
    <circle className="fill-brick stroke-paper" cx="700" cy="260" r="23" strokeWidth="8" />
  </svg>
)

/**
 * Tiles beside the picture: the next pictures, plan, map and arrows. On phones a bar below it. Each is a link, so that
 * it works before its script.
 */
export function GalleryTiles({ listing, pictures, position, onTurn, onFullScreen }: Props) {
  const [plan] = floorPlans(listing)
  const hasSeveral = pictures.length > 1
  const shown = `${position + 1} / ${pictures.length}`
  return (
    <div className={besideClass}>
      {hasSeveral && (
        <p className="flex min-h-11 items-center tabular-nums tablet:hidden noscript:hidden">
          <span className="sr-only">{messages.pictureSpace}</span>
          {shown}
        </p>
      )}
      <div className={tilesClass} data-testid="gallery-thumbs">
        {picturesBeside(pictures.length, position, plan ? 2 : 3).map((n, slot) => (
          // Keyed by position, so that the focus stays while pictures change. The picture's button offers the same by
          // keyboard.
          <a
            key={slot}
            href={`#picture-${n + 1}`}
            className={clsx(tileClass, 'bg-surface-muted max-tablet:hidden')}
            aria-label={messages.pictureFullScreen(n + 1, pictures.length)}
            tabIndex={-1}
            data-full-screen={n}
            onClick={onPlainClick(({ currentTarget }) => onFullScreen(currentTarget, 'pictures', n))}
          >
            <Picture
              key={n}
              url={required(pictures[n], `picture ${n + 1}`)}
              alt=""
              sizes="16vw"
              className="tablet:absolute tablet:inset-0"
            />
          </a>
        ))}
        {plan && (
          <a
            href="#floor-plan"
            className={drawnClass}
            onClick={onPlainClick(({ currentTarget }) => onFullScreen(currentTarget, 'plan'))}
          >
            <span className={nameClass}>
              <Icon name="plan" /> {page.floorPlan}
            </span>
            <span className="relative hidden tablet:block">
              <img
                src={plan.src}
                alt=""
                width={plan.width}
                height={plan.height}
                loading="lazy"
                decoding="async"
                className="absolute inset-0 bg-paper object-contain p-2 forced-color-adjust-none"
              />
            </span>
          </a>
        )}
        <a href="#where" className={drawnClass}>
          <span className={nameClass}>
            <Icon name="pin" /> {hasMap() ? messages.map : page.location}
          </span>
          {drawsMap() && (
            <span className="relative hidden overflow-hidden tablet:block" aria-hidden="true">
              <MapTile />
            </span>
          )}
        </a>
      </div>
      <div
        className={clsx(
          'flex min-h-11.5 items-center justify-between gap-2 pt-1.5 pl-3.5 text-small max-tablet:hidden',
          'tablet:max-laptop:pl-indent',
          'pr-[calc(var(--spacing-margin)-0.5rem)] laptop:pr-[calc(var(--spacing-margin)-0.625rem)] noscript:hidden',
        )}
        data-testid="gallery-controls"
      >
        <span className="whitespace-nowrap tabular-nums" aria-live="polite" aria-atomic="true">
          <span className="sr-only">{messages.pictureSpace}</span>
          {shown}
        </span>
        {hasSeveral && (
          <span className="flex">
            <button
              type="button"
              className={turnClass}
              aria-label={messages.previousPicture}
              onClick={() => onTurn(-1)}
            >
              <Icon name="left" />
            </button>
            <button type="button" className={turnClass} aria-label={messages.nextPicture} onClick={() => onTurn(1)}>
              <Icon name="right" />
            </button>
          </span>
        )}
      </div>
    </div>
  )
}
