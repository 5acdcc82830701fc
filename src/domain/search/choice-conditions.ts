import type { ChoiceName } from './choice-filters.ts'

// The SQL condition of each choice filter on public.properties. PL/pgSQL expressions: `filters` is the argument of
// search_listings, and each evaluates to a condition as text. `npm run rules` writes them into a migration.

const values = (name: ChoiceName) => `array(select jsonb_array_elements_text(filters -> '${name}'))`
const oneOf = (name: ChoiceName, column: string) => `format('${column} = any (%L::text[])',
        ${values(name)})`
const overlap = (name: ChoiceName, column: string) => `format('${column} && %L::text[]',
        ${values(name)})`
const isTrue = (name: ChoiceName, condition: string) =>
  `case when (filters ->> '${name}')::boolean then $q$${condition}$q$ end`

export const choiceConditions: Record<ChoiceName, string> = {
  home: oneOf('home', 'property_type'),
  outside: overlap('outside', 'outside_space'),
  // Step-free is stored explicitly, because a ground floor may have a step in front of it.
  access: `case filters ->> 'access'
      when 'lift' then $q$(lift or accessibility && '{lift}'::text[])$q$
      when 'step_free' then $q$accessibility && '{step_free}'::text[]$q$ end`,
  // A listing whose landlord offers both options matches either.
  furnished: `case filters ->> 'furnished'
      when 'part' then $q$furnishing in ('part_furnished', 'flexible')$q$
      when 'true' then 'furnished'
      when 'false' then $q$(not coalesce(furnished, true) or furnishing = 'flexible')$q$ end`,
  tenure: oneOf('tenure', 'tenure'),
  pets: isTrue('pets', "pets = 'considered'"),
}
