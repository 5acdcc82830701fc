import { required } from '../../lib/required.ts'
import { factField } from '../listing/facts/fact-fields.ts'
import { choiceFilter, type ChoiceName } from './choice-filters.ts'

// The SQL condition of each choice filter on public.properties. PL/pgSQL expressions: `filters` is the argument of
// search_listings, and each evaluates to a condition as text. `npm run rules` writes them into a migration.

const values = (name: ChoiceName) => `array(select jsonb_array_elements_text(filters -> '${name}'))`
const isTrue = (name: ChoiceName, condition: string) =>
  `case when (filters ->> '${name}')::boolean then $q$${condition}$q$ end`

/** Those that are more than a comparison with one fact. */
const ownConditions: Partial<Record<ChoiceName, string>> = {
  // Step-free is stored explicitly, because a ground floor may have a step in front of it.
  access: `case filters ->> 'access'
      when 'lift' then $q$(lift or accessibility && '{lift}'::text[])$q$
      when 'step_free' then $q$accessibility && '{step_free}'::text[]$q$ end`,
  // A listing whose landlord offers both options matches either.
  furnished: `case filters ->> 'furnished'
      when 'part' then $q$furnishing in ('part_furnished', 'flexible')$q$
      when 'true' then 'furnished'
      when 'false' then $q$(not coalesce(furnished, true) or furnishing = 'flexible')$q$ end`,
  pets: isTrue('pets', "pets = 'considered'"),
}

export function choiceCondition(name: ChoiceName): string {
  const { column } = choiceFilter(name)
  if (!column) return required(ownConditions[name], `the condition of the filter ${name}`)
  if (factField(column).kind === 'yes_no') return isTrue(name, column)
  const comparison = factField(column).kind === 'choices' ? '&& %L::text[]' : '= any (%L::text[])'
  return `format('${column} ${comparison}',
        ${values(name)})`
}
