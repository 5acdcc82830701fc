import { choiceCondition } from './choice-conditions.ts'
import { choiceNames } from './choice-filters.ts'
import { filterOrder } from './filter-order.ts'
import { monthlyCondition } from './monthly-cost-sql.ts'

/** The condition of a journey by train; supabase/migrations has the function. */
const trainCondition = `private.train_condition(filters -> 'train')`

/** The chosen district, alone or with a letter more: `W1` includes `W1G`, but `E1` not `E14`. */
const postcodeCondition = `format('outcode = any (%L::text[])', array(
        select rtrim(left(filters ->> 'postcode', 4) || letter)
        from string_to_table(' ABCDEFGHIJKLMNOPQRSTUVWXYZ', null) as letter))`

/** SQL that replaces a database's filters with the declared ones. */
export function filterRulesSql(): string {
  const declared = [
    ...choiceNames.map((name) => [name, choiceCondition(name)]),
    ['postcode', postcodeCondition],
    ['monthly', monthlyCondition],
    ['train', trainCondition],
  ]
  const conditions = declared.map(
    ([name, condition]) => `    if filters ? '${name}' then
      conditions := conditions || ${condition};
    end if;`,
  )
  return `create or replace function private.filter_names() returns text[]
  language sql immutable set search_path = ''
  as $$ select string_to_array(
    '${filterOrder.join(' ')}', ' ') $$;
comment on function private.filter_names() is 'Names of the search filters, as keys of search_listings.';
revoke all on function private.filter_names() from public;

create or replace function private.choice_conditions(filters jsonb) returns text[]
  language plpgsql immutable set search_path = ''
  as $$
  declare
    conditions text[] := '{}';
  begin
${conditions.join('\n')}
    return array_remove(conditions, null);
  end $$;
comment on function private.choice_conditions(jsonb) is
  'SQL conditions of the choice filters, the district, the monthly cost and a journey by train, with quoted values.';
revoke all on function private.choice_conditions(jsonb) from public;
`
}
