import { useStore } from '@nanostores/react'
import { counting, kinds, states } from './inbox'
import type { Place } from './place'
import { PlaceLink } from './PlaceLink'
import { $place, $tally, go } from './store'

const number = new Intl.NumberFormat('en-GB')
const everyState = [{ value: '', label: 'All' }, ...states] as const
const everyKind = [{ value: '', label: 'All' }, ...kinds] as const

/** The states, and the kinds, with how many there are of each under the other's choice. */
function useGroups() {
  const { state, kind } = useStore($place)
  const tally = useStore($tally)
  return [
    { name: 'state', label: 'State', options: everyState.map((each) => ({ ...each, count: counting(tally, kind, each.value) })), chosen: state },
    { name: 'kind', label: 'About', options: everyKind.map((each) => ({ ...each, count: counting(tally, each.value, state) })), chosen: kind },
  ]
}
const chosen = (name: string, value: string) => ({ [name]: value, page: 1, open: '' }) as Partial<Place>

/** The filters as links, for the rail. */
export const Filters = () => (
  <nav className="inbox-filters" aria-label="Filter enquiries">
    {useGroups().map(({ name, label, options, chosen: now }) => (
      <div key={name}>
        <p id={`filter-${name}`}>{label}</p>
        <ul aria-labelledby={`filter-${name}`}>
          {options.map(({ value, label: words, count }) => (
            <li key={value}>
              <PlaceLink to={chosen(name, value)} aria-current={value === now ? 'true' : undefined}><span>{words}</span> <span>{number.format(count)}</span></PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

/** The same as two fields, for a screen without a rail. */
export const FilterFields = () => (
  <div className="inbox-selects">
    {useGroups().map(({ name, label, options, chosen: now }) => (
      <label key={name}>
        <span className="label">{label}</span>
        <span className="select">
          <select className="input" value={now} onChange={({ target }) => go(chosen(name, target.value))}>
            {options.map(({ value, label: words, count }) => <option key={value} value={value}>{words} ({number.format(count)})</option>)}
          </select>
        </span>
      </label>
    ))}
  </div>
)
