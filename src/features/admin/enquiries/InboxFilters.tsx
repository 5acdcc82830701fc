import { useStore } from '@nanostores/react'
import { countMatching, departments, kinds, stateLabel, states } from './inbox'
import type { InboxLocation } from './inbox-url'
import { PlaceLink } from './PlaceLink'
import { $inboxLocation, $tally, navigate } from './inbox.store'

const number = new Intl.NumberFormat('en-GB')
const all = { value: '', label: 'All' } as const

/** The filters, each with how many there are of every option under the choices of the others. */
function useGroups() {
  const { state, kind, department } = useStore($inboxLocation)
  const tally = useStore($tally)
  const asked = { state, kind, department }
  const group = (name: keyof typeof asked, label: string, options: readonly { value: string; label: string }[]) => ({
    name,
    label,
    chosen: asked[name],
    options: [all, ...options].map((each) => ({
      ...each,
      count: countMatching(tally, { ...asked, [name]: each.value }),
    })),
  })
  return [
    group(
      'state',
      'Status',
      states.map(({ value }) => ({ value, label: stateLabel(value, kind) })),
    ),
    group('department', 'Department', departments),
    group('kind', 'About', kinds),
  ]
}
const chosen = (name: string, value: string) => ({ [name]: value, page: 1, open: '' }) as Partial<InboxLocation>

/** The filters as links, for the rail. */
export const Filters = () => (
  <nav className="inbox-filters" aria-label="Filter enquiries">
    {useGroups().map(({ name, label, options, chosen: now }) => (
      <div key={name}>
        <p id={`filter-${name}`}>{label}</p>
        <ul aria-labelledby={`filter-${name}`}>
          {options.map(({ value, label: words, count }) => (
            <li key={value}>
              <PlaceLink to={chosen(name, value)} aria-current={value === now ? 'true' : undefined}>
                <span>{words}</span> <span>{number.format(count)}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

/** The same as fields, for a screen without a rail. */
export const FilterFields = () => (
  <div className="inbox-selects">
    {useGroups().map(({ name, label, options, chosen: now }) => (
      <label key={name}>
        <span className="label">{label}</span>
        <span className="select">
          <select className="input" value={now} onChange={({ target }) => navigate(chosen(name, target.value))}>
            {options.map(({ value, label: words, count }) => (
              <option key={value} value={value}>
                {words} ({number.format(count)})
              </option>
            ))}
          </select>
        </span>
      </label>
    ))}
  </div>
)
