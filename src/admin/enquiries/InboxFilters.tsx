import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { $account } from '../../lib/http/admin-session'
import { kinds, stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { formatCount } from '../../lib/format/words'
import { useAccounts } from '../query/accounts'
import { FilterSelect } from '../ui/FilterSelect'
import { parseAssignee, assigneeFilters, isShared } from './assignees'
import { countMatching, departments } from '../../domain/enquiry/enquiry'
import type { InboxLocation } from './inbox-url'
import { useTally } from './inbox-data'
import { $inboxLocation, navigate } from './inbox.store'
import { PlaceLink } from './PlaceLink'
import { has } from '../../parts'

interface Option {
  value: string
  label: string
}
const all: Option = { value: '', label: 'All' }
const anybody: Option = { value: '', label: 'Anybody' }

/** The filters, each option with its count under the other filters. */
function useGroups() {
  const { state, kind, department, assignee, due } = useStore($inboxLocation)
  const tally = useTally()
  const accounts = useAccounts()
  const me = useStore($account)?.id ?? ''
  const filters = { state, kind, department, assignee }
  const count = ({ assignee: assigneeFilter, ...others }: typeof filters) =>
    countMatching(tally, { ...others, due, assignedTo: parseAssignee(assigneeFilter, me) })
  const group = (name: keyof typeof filters, label: string, options: readonly Option[], none: Option = all) => ({
    name,
    label,
    chosen: filters[name],
    options: [none, ...options].map((each) => ({ ...each, count: count({ ...filters, [name]: each.value }) })),
  })
  const assignedIds = new Set(tally?.map(({ assignedTo }) => assignedTo))
  const isTeam = isShared(accounts)
  return [
    group('state', 'Status', [
      ...(state === 'open' ? [{ value: 'open', label: 'Not closed' }] : []),
      ...states.map(({ value }) => ({ value, label: stateLabel(value, kind) })),
    ]),
    ...(isTeam ? [group('assignee', 'Assigned to', assigneeFilters(accounts, assignedIds, me), anybody)] : []),
    ...(has('sales') && has('lettings') ? [group('department', 'Department', departments)] : []),
    group('kind', 'About', kinds),
  ]
}
const chosen = (name: string, value: string) => ({ [name]: value, page: 1, open: '' }) as Partial<InboxLocation>

/** The filters as links, for the rail. */
export const Filters = () => (
  <nav aria-label="Filter enquiries">
    {useGroups().map(({ name, label, options, chosen: now }) => (
      <div className="not-first:mt-7" key={name}>
        <p className="pb-1" id={`filter-${name}`}>
          {label}
        </p>
        <ul aria-labelledby={`filter-${name}`}>
          {options.map(({ value, label: text, count }) => (
            <li key={value}>
              <PlaceLink
                className={clsx(
                  'flex justify-between gap-4 py-2 text-note tabular-nums hover:text-ink',
                  value === now && 'font-semibold text-ink',
                )}
                to={chosen(name, value)}
                aria-current={value === now ? 'true' : undefined}
              >
                <span
                  className={clsx(value === now && 'underline decoration-brick decoration-1 underline-offset-[0.4em]')}
                >
                  {text}
                </span>{' '}
                {count !== undefined && <span>{formatCount(count)}</span>}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

/** The filters as select fields, for the sheet of a phone. */
export const FilterFields = () => (
  <div className="grid gap-3 phablet:grid-cols-2">
    {useGroups().map(({ name, label, options, chosen: now }) => (
      <FilterSelect
        key={name}
        id={`inbox-${name}`}
        label={label}
        value={now}
        inSheet
        onChoose={(value) => navigate(chosen(name, value))}
      >
        {options.map(({ value, label: text, count }) => (
          <option key={value} value={value}>
            {count === undefined ? text : `${text} (${formatCount(count)})`}
          </option>
        ))}
      </FilterSelect>
    ))}
  </div>
)
