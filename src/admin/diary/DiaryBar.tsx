import clsx from 'clsx'
import { Arrow } from './Arrow'
import { type DiaryPlace, dayTitle, mondayOf, stepFrom, weekTitle } from './diary-place'
import { Button } from '../ui/Button'
import { LineIcon } from '../ui/LineIcon'

interface Props {
  place: DiaryPlace
  today: string
  mayBook: boolean
  onGo: (changes: Partial<DiaryPlace>) => void
  onNew: () => void
}

const stepClass = clsx(
  'grid min-h-9.5 min-w-9.5 cursor-pointer place-items-center border border-edge px-2 text-note leading-none',
  'hover:border-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11',
)
function titleOf({ view, day }: DiaryPlace, today: string) {
  if (view === 'list') return 'Next 60 days'
  return view === 'week' ? weekTitle(mondayOf(day, today), today) : dayTitle(day)
}

/** The title, the ways to other days, and the button that books. */
export function DiaryBar({ place, today, mayBook, onGo, onNew }: Props) {
  const unit = place.view === 'week' ? 'week' : 'day'
  // Below a laptop the strip of days leads to other days.
  const inStrip = place.view === 'day' && 'max-laptop:hidden'
  const step = (label: string, by: -1 | 1) => (
    <button
      type="button"
      className={clsx(stepClass, inStrip)}
      aria-label={label}
      onClick={() => onGo(stepFrom(place, by))}
    >
      <Arrow to={by < 0 ? 'left' : 'right'} />
    </button>
  )
  return (
    <div className="flex items-center gap-2 tablet:flex-wrap tablet:gap-x-4 tablet:gap-y-2.5">
      <h1 className="mr-auto min-w-0 truncate text-h5 tablet:text-h3 laptop:text-title-small">
        {titleOf(place, today)}
      </h1>
      {place.view !== 'list' && (
        <div className="flex *:not-first:-ml-px" role="group" aria-label="Days">
          {step(`Previous ${unit}`, -1)}
          <button type="button" className={stepClass} onClick={() => onGo({ day: today })}>
            Today
          </button>
          {step(`Next ${unit}`, 1)}
        </div>
      )}
      {mayBook && (
        <Button variant="primary" size="small" className="max-phablet:w-11 max-phablet:px-0" onClick={onNew}>
          <span className="max-phablet:sr-only">New viewing</span>
          <LineIcon className="size-4 stroke-[1.5] phablet:hidden" box={16} path="M8 2v12M2 8h12" />
        </Button>
      )}
    </div>
  )
}
