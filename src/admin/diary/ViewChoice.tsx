import clsx from 'clsx'
import { type DiaryView, diaryViews } from './diary-place'

interface Props {
  value: DiaryView
  onChange: (view: DiaryView) => void
}

/** A day, a week, or the list of what is ahead. */
export const ViewChoice = ({ value, onChange }: Props) => (
  <div className="flex gap-x-4 text-note tablet:flex-col tablet:items-start" role="group" aria-label="View">
    {diaryViews.map((view) => (
      <button
        type="button"
        key={view.value}
        className={clsx(
          'min-h-9 cursor-pointer text-left whitespace-nowrap hover:text-ink pointer-coarse:min-h-11',
          'aria-pressed:font-semibold aria-pressed:text-ink',
          'max-tablet:aria-pressed:shadow-[inset_0_-2px_var(--color-brick)]',
          'tablet:border-l-2 tablet:border-transparent tablet:pl-2.5 tablet:aria-pressed:border-brick',
        )}
        aria-pressed={value === view.value}
        onClick={() => onChange(view.value)}
      >
        {view.label}
      </button>
    ))}
  </div>
)
