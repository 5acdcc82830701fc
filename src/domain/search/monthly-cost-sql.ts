import { listedStatuses } from '../listing/listing-status.ts'
import { bandNinths } from '../market/council-tax-bands.ts'

// The month's cost of a rental as SQL, for the filter “Rent and bills up to”: the rule of listing/monthly-cost.ts, with
// the council tax of src/data/council-tax.yaml. `npm run rules` writes it to a migration. Unknown costs count as
// nothing. Homes for sale have no such filter, because a mortgage depends on the buyer's deposit and rate.

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const cases = (entries: readonly (readonly [name: string, value: number])[]) =>
  entries.map(([name, value]) => `when ${quoted(name)} then ${value}`)

const parameters = 'numeric, text[], text, text, numeric, numeric, numeric'
/** The function's arguments: columns of public.properties. */
const columns =
  'price, bills_included, council_tax_band, local_authority, council_tax_charge, energy_cost, parking_charge'

/**
 * The condition of the filter, as a PL/pgSQL expression. No home costs less than its rent, so an index of prices can
 * begin at the limit, and the cost of dearer homes is not computed.
 */
export const monthlyCondition = `format('price <= %1$s and public.monthly_cost(${columns}) <= %1$s',
        (filters ->> 'monthly')::numeric)`

/** SQL that replaces a database's rule with this one, and builds its index again. */
export const monthlyCostSql = (bandD: Readonly<Record<string, number>>) =>
  `-- The indexes and the statistics hold results of the function.
drop index if exists public.properties_listed_monthly, public.properties_listed_area_monthly;
drop statistics if exists public.properties_monthly;

-- The planner inserts its expression, which takes a third of the time of a call. So it has no search_path; the names in
-- such a body are resolved when it is created.
create or replace function public.monthly_cost(price numeric, bills text[], band text, council text,
    council_tax numeric, energy numeric, parking numeric)
  returns numeric
  language sql immutable parallel safe
  return price
    + case when 'council_tax' = any (bills) then 0
      else coalesce(round(coalesce(council_tax, round(case council
          ${cases(Object.entries(bandD)).join('\n          ')} end
        * case band
          ${cases(Object.entries(bandNinths)).join(' ')} end
        / 9.0, 2)) / 12), 0) end
    + case when bills && '{gas,electricity,heating}' then 0 else coalesce(round(energy / 12), 0) end
    + coalesce(round(parking / 12), 0);
comment on function public.monthly_cost(${parameters}) is
  'Pounds a month: a rental''s rent, council tax, energy and parking permit, as far as they are known.';
-- An index stores the results, so whoever writes a listing executes it.
revoke all on function public.monthly_cost(${parameters})
  from public, anon, authenticated, service_role;
grant execute on function public.monthly_cost(${parameters})
  to authenticated, service_role;

-- It covers the other filters, so a count reads the index alone.
create index properties_listed_monthly on public.properties
  (public.monthly_cost(${columns}))
  include (area, price, beds, baths, furnished, date_available, latitude, longitude, status, property_type,
    outside_space, furnishing, pets, lift, accessibility,
    bills_included, council_tax_band, local_authority, council_tax_charge, energy_cost, parking_charge)
  where status in (${listedStatuses.map(quoted).join(', ')}) and listing_type = 'rent';
-- In chosen areas the function would run for each of their rentals.
create index properties_listed_area_monthly on public.properties
  (lower(area), public.monthly_cost(${columns}))
  where status in (${listedStatuses.map(quoted).join(', ')}) and listing_type = 'rent';
-- The planner ignores the statistics of a partial index.
create statistics public.properties_monthly on (public.monthly_cost(${columns}))
  from public.properties;
`
