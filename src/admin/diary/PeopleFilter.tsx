import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Person } from './people'
import { PersonDisc } from './PersonDisc'

interface Props {
  people: readonly Person[]
  /** The key of whoever is signed in. */
  me: string
  /** As in the address: empty for everyone, `me`, or a key. */
  value: string
  onChange: (person: string) => void
}

const item = clsx(
  'flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-full border px-3',
  'text-small whitespace-nowrap tablet:max-w-[calc(100%+0.75rem)]',
  'aria-pressed:border-ink aria-pressed:bg-paper aria-pressed:font-semibold pointer-coarse:min-h-11',
  'not-aria-pressed:border-line hover:border-ink forced-colors:aria-pressed:outline-2',
)

/** Whose appointments are shown. It is the legend of the colours too. */
export function PeopleFilter({ people, me, value, onChange }: Props) {
  const choice = (key: string, content: ReactNode) => (
    <button type="button" key={key} className={item} aria-pressed={value === key} onClick={() => onChange(key)}>
      {content}
    </button>
  )
  return (
    <div
      className={clsx(
        'flex gap-2 tablet:mt-5 tablet:flex-wrap',
        'max-tablet:-mx-margin max-tablet:overflow-x-auto max-tablet:px-margin max-tablet:py-1',
        '[scrollbar-width:none]',
      )}
      role="group"
      aria-label="Whose appointments"
    >
      {choice('', 'Everyone')}
      {choice('me', 'Mine')}
      {people.map((person) =>
        person.key === me
          ? null
          : choice(
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
