import type { ListingType } from '../listing-status.ts'
import { type Condition, type FactColumn, factColumns, factField, flatTypes, leaseholdTenures } from './fact-fields.ts'
import { licensedKinds } from './missing-facts.ts'

// The database's part of fact-fields.ts as SQL: columns, their constraints and the function that lists a listing's
// needed columns. `npm run rules` writes it to a migration.

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const list = (values: readonly string[]) => values.map(quoted).join(', ')

const columnTypes: Record<ReturnType<typeof factField>['kind'], string> = {
  text: 'text',
  yes_no: 'boolean',
  pounds: 'numeric(10,2)',
  integer: 'integer',
  day: 'date',
  choice: 'text',
  choices: 'text[]',
  networks: 'jsonb',
  address: 'text',
  pictures: 'text[]',
}
export const columnType = (column: FactColumn) => columnTypes[factField(column).kind]

interface Constraint {
  name: string
  check: string
  /** Rows that break it already do not stop an upgrade. */
  onlyNewRows?: boolean
}

/** A column's constraint; undefined for kinds with handwritten constraints. */
function constraintOf(column: FactColumn): Constraint | undefined {
  const { kind, options = {}, min, max } = factField(column)
  const name = (suffix: string) => `properties_${column}_${suffix}`
  switch (kind) {
    case 'choice':
      return { name: name('known'), check: `${column} in (${list(Object.keys(options))})` }
    case 'choices':
      return { name: name('known'), check: `${column} <@ array[${list(Object.keys(options))}]` }
    case 'integer':
      return { name: name('range'), check: `${column} between ${min} and ${max}` }
    case 'pounds':
      // PostgreSQL takes "NaN" for a number above all others.
      return { name: name('range'), check: `${column} >= 0 and ${column} <> 'NaN'`, onlyNewRows: true }
    case 'text':
      // A text is one non-empty line.
      return { name: name('line'), check: `length(${column}) between 1 and ${max} and ${column} !~ '[[:cntrl:]]'` }
    default:
      return undefined
  }
}

const conditions: Record<Condition, string> = {
  leasehold: 'leasehold',
  ground_rent: 'leasehold and ground_rent',
  service_charge: 'leasehold and service_charge',
  licensed: 'licensed',
  rated: 'rated',
  flat: 'flat',
}

interface NeededColumn {
  name: string
  needs: Partial<Record<ListingType, string>>
  universal: boolean
  applies: string
}
const always = { universal: true, applies: 'true' }
const both = { sale: 'required', rent: 'required' }

// The specification's columns first, in form order.
const ownColumns: NeededColumn[] = [
  ...['title', 'slug', 'area', 'price', 'beds', 'baths'].map((name) => ({ name, needs: both, ...always })),
  { name: 'date_available', needs: { rent: 'required' }, ...always },
  ...['gallery', 'description'].map((name) => ({ name, needs: both, ...always })),
]

function neededColumn(name: FactColumn): NeededColumn[] {
  const { needs, when, universal } = factField(name)
  const needed = Object.fromEntries(Object.entries(needs).filter(([, need]) => need !== 'optional'))
  if (Object.keys(needed).length === 0) return []
  const isRequired = Object.values(needed).includes('required')
  return [
    { name, needs: needed, universal: isRequired || universal === true, applies: when ? conditions[when] : 'true' },
  ]
}

const needOf = (need: string | undefined) => (need ? quoted(need) : 'null')
const neededRow = ({ name, needs, universal, applies }: NeededColumn) =>
  `        (${quoted(name)}, ${needOf(needs.sale)}, ${needOf(needs.rent)}, ${universal}, ${applies})`

/** Columns exclusive to the other listing type, one per line. */
const columnsOnlyOf = (type: ListingType) =>
  factColumns
    .filter((column) => Object.keys(factField(column).needs).join() === type)
    .map((column) => `        ${column}`)
    .join(',\n')

/** Wraps SQL at spaces, to at most 116 characters. */
const wrapped = (line: string) =>
  line
    .split('\n')
    .map((part) =>
      part.replace(/(.{1,112})(?: |$)/g, (_, text: string, at: number) => (at > 0 ? `\n      ${text}` : text)),
    )
    .join('\n')

const constraintSql = ({ name, check, onlyNewRows }: Constraint) =>
  `  drop constraint if exists ${name},\n  add constraint ${name} check (\n    ${wrapped(check)})` +
  (onlyNewRows ? ' not valid' : '')

/** SQL that replaces a database's rules with these. */
export function factRulesSql(): string {
  const constraints = factColumns.flatMap((column) => constraintOf(column) ?? [])
  const fitsType = `case listing_type
      when 'rent' then num_nonnulls(
${columnsOnlyOf('sale')}) = 0
      else num_nonnulls(
${columnsOnlyOf('rent')}) = 0 end`
  return `-- Without a notice for each column that is there.
set client_min_messages = warning;
alter table public.properties
${factColumns.map((column) => `  add column if not exists ${column} ${columnType(column)}`).join(',\n')};
reset client_min_messages;

alter table public.properties
${[...constraints, { name: 'properties_facts_fit_type', check: fitsType }].map(constraintSql).join(',\n')};

-- Planned once a session: a function in SQL is planned at each call.
create or replace function private.needed_columns(listing jsonb)
  returns table (place bigint, name text, askable boolean, universal boolean)
  language plpgsql immutable set search_path = ''
  as $$
  #variable_conflict use_column
  begin
    return query
    with known as (
      select listing->>'tenure' in (${list(leaseholdTenures)}) as leasehold,
        (listing->>'ground_rent')::numeric > 0 as ground_rent,
        (listing->>'service_charge')::numeric > 0 as service_charge,
        listing->>'licence' in (${list(licensedKinds)}) as licensed,
        listing->>'epc_rating' is not null as rated,
        listing->>'property_type' in (${list(flatTypes)}) as flat),
    needed as (
      select * from known, lateral (values
        -- The column, what a sale and a rental need of it, whether every listing has one, and which listings need it.
${[...ownColumns, ...factColumns.flatMap(neededColumn)].map(neededRow).join(',\n')}
        ) as each (name, sale, rent, universal, applies))
    select row_number() over (), name, case listing->>'listing_type' when 'rent' then rent else sale end = 'askable',
        universal
      from needed where applies and case listing->>'listing_type' when 'rent' then rent else sale end is not null;
  end $$;
comment on function private.needed_columns(jsonb) is
  'Columns required for publication, in form order. askable: the note "asked" may replace the value.';
revoke all on function private.needed_columns(jsonb) from public;
`
}
