import clsx from 'clsx'
import type { Person } from './people'

/** The initials of a person on their colour. Their name is beside it, or in the name of the control. */
export const PersonDisc = ({ person: { strong, initials } }: { person: Person }) => (
  <span
    className={clsx(
      'grid size-5.5 shrink-0 place-items-center rounded-full text-micro font-semibold text-white',
      'forced-colors:border',
      strong,
    )}
    aria-hidden="true"
  >
    {initials}
  </span>
)
