import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Person } from './people'
import { PersonDisc } from './PersonDisc'
import { type DiaryView, diaryViews } from './diary-place'

interface ViewProps {
  value: DiaryView
  onChange: (view: DiaryView) => void
}

/** A day, a week, or the list of what is ahead. */
export const ViewChoice = ({ value, onChange }: ViewProps) => (
  <div className="flex shrink-0 gap-x-4 text-note tablet:flex-col tablet:items-start" role="group" aria-label="View">
    {diaryViews.map((view) => (
      <button
        type="button"
        key={view.value}
        className={clsx(
          'min-h-9 cursor-pointer text-left whitespace-nowrap hover:text-ink pointer-coarse:min-h-11',
          'aria-pressed:font-semibold aria-pressed:text-ink',
          'max-tablet:aria-pressed:shadow-[inset_0_-2px_var(--color-brick)]',
          'tablet:border-l-2 tablet:border-transparent tablet:pl-2.5 tablet:aria-pressed:border-brick',
          'tablet:forced-colors:not-aria-pressed:border-[Canvas]',
        )}
        aria-pressed={value === view.value}
        onClick={() => onChange(view.value)}
      >
        {view.label}
      </button>
    ))}
  </div>
)

interface PeopleProps {
  people: readonly Person[]
  /** As in the address: empty for everyone, `me`, or a key. */
  value: string
  onChange: (person: string) => void
}

const itemClass = clsx(
  'flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-3',
  'text-small whitespace-nowrap tablet:max-w-[calc(100%+0.75rem)]',
  'aria-pressed:border-ink aria-pressed:bg-paper aria-pressed:font-semibold pointer-coarse:min-h-11',
  'not-aria-pressed:border-line hover:border-ink forced-colors:aria-pressed:outline-2',
)

/** Whose appointments are shown. It is the legend of the colours too. */
export function PeopleFilter({ people, value, onChange }: PeopleProps) {
  const choice = (key: string, content: ReactNode) => (
    <button type="button" key={key} className={itemClass} aria-pressed={value === key} onClick={() => onChange(key)}>
      {content}
    </button>
  )
  return (
    <div
      className={clsx(
        'flex gap-2 max-tablet:shrink-0 max-tablet:border-l max-tablet:border-line max-tablet:pl-4',
        'tablet:mt-5 tablet:flex-wrap',
      )}
      role="group"
      aria-label="Whose appointments"
    >
      {choice('', 'Everyone')}
      {choice('me', 'Mine')}
      {people.map((person) =>
        choice(
          person.key,
          <>
            <PersonDisc person={person} />
            <span className="truncate">{person.name}</span>
          </>,
        ),
      )}
    </div>
  )
}
