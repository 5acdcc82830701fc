import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { type DiaryPlace, type DiaryView, dayTitle, diaryViews, mondayOf, stepFrom, weekTitle } from './diary-place'

interface Props {
  place: DiaryPlace
  today: string
  mayBook: boolean
  onGo: (changes: Partial<DiaryPlace>) => void
  onNew: () => void
}

const small = buttonClass({ variant: 'outline', size: 'small' })
const arrow = clsx(
  'grid size-9.5 cursor-pointer place-items-center border border-edge text-h4 leading-none hover:border-ink',
  'pointer-coarse:size-11',
)

function titleOf({ view, day }: DiaryPlace, today: string) {
  if (view === 'list') return 'Upcoming'
  return view === 'week' ? weekTitle(mondayOf(day, today)) : dayTitle(day)
}

/** The title, the ways to other days and views, and the button that books. */
export function DiaryBar({ place, today, mayBook, onGo, onNew }: Props) {
  const { view } = place
  const unit = view === 'week' ? 'week' : 'day'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <h1 className="mr-auto text-h3 whitespace-nowrap tablet:text-title-small">{titleOf(place, today)}</h1>
      {view !== 'list' && (
        <div className="flex items-center gap-2" role="group" aria-label="Days">
          <button
            type="button"
            className={arrow}
            aria-label={`Previous ${unit}`}
            onClick={() => onGo(stepFrom(place, -1))}
          >
            ‹
          </button>
          <button type="button" className={small} onClick={() => onGo({ day: today })}>
            Today
          </button>
          <button type="button" className={arrow} aria-label={`Next ${unit}`} onClick={() => onGo(stepFrom(place, 1))}>
            ›
          </button>
        </div>
      )}
      <div className="flex gap-4 text-note" role="group" aria-label="View">
        {diaryViews.map(({ value, label }) => (
          <button
            type="button"
            key={value}
            className={clsx(
              'min-h-9.5 cursor-pointer aria-pressed:font-semibold pointer-coarse:min-h-11',
              'aria-pressed:shadow-[inset_0_-2px_var(--color-brick)]',
            )}
            aria-pressed={view === value}
            onClick={() => onGo({ view: value as DiaryView })}
          >
            {label}
          </button>
        ))}
      </div>
      {mayBook && (
        <button type="button" className={buttonClass({ variant: 'primary', size: 'small' })} onClick={onNew}>
          New viewing
        </button>
      )}
    </div>
  )
}
