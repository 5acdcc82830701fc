import { choiceConditions } from './choice-conditions.ts'
import { choiceNames } from './choice-filters.ts'
import { filterOrder } from './filter-order.ts'

/** SQL that replaces a database's filters with the declared ones. */
export function filterRulesSql(): string {
  const conditions = choiceNames.map(
    (name) => `    if filters ? '${name}' then
      conditions := conditions || ${choiceConditions[name]};
    end if;`,
  )
  return `create or replace function private.filter_names() returns text[]
  language sql immutable set search_path = ''
  as $$ select string_to_array(
    '${filterOrder.join(' ')}', ' ') $$;
comment on function private.filter_names() is 'The filters of a search, by their keys in what search_homes is asked.';
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
  'The conditions of the filters of which one value is chosen, as SQL whose values are quoted.';
revoke all on function private.choice_conditions(jsonb) from public;
`
}
