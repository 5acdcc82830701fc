import type { FactColumn } from '../listing/facts/fact-fields.ts'
import type { ListingType } from '../listing/listing-status.ts'

// The filters with a single choice, each declared once: its field, chip, address value, and condition in the database
// derive from it. Its texts are in messages/*/choices.ts.

/** What an option asks of `search_listings`: accepted values of the column, or the value of the filter's key. */
type Query = readonly string[] | string | boolean

interface ChoiceFilter {
  /** The fact that it searches; choice-conditions.ts has the condition of a filter without one. */
  column?: FactColumn
  /** The only listing type that has it. */
  only?: ListingType
  /** The query of each option, by its address value. */
  options: Readonly<Record<string, Query>>
}

const choiceFilters = {
  home: {
    column: 'property_type',
    options: {
      house: ['house', 'terraced_house', 'semi_detached_house', 'detached_house', 'mews_house'],
      flat: ['flat', 'maisonette', 'studio', 'penthouse', 'loft'],
      terraced: ['terraced_house'],
      'semi-detached': ['semi_detached_house'],
      detached: ['detached_house'],
      mews: ['mews_house'],
      maisonette: ['maisonette'],
      studio: ['studio'],
      loft: ['loft'],
      penthouse: ['penthouse'],
    },
  },
  outside: {
    column: 'outside_space',
    options: {
      any: ['garden', 'shared_garden', 'balcony', 'terrace', 'roof_terrace', 'courtyard'],
      garden: ['garden'],
      'shared-garden': ['shared_garden'],
      balcony: ['balcony'],
      terrace: ['terrace', 'roof_terrace'],
      courtyard: ['courtyard'],
    },
  },
  access: { options: { lift: 'lift', 'step-free': 'step_free' } },
  furnished: { only: 'rent', options: { yes: true, no: false, part: 'part' } },
  tenure: {
    column: 'tenure',
    only: 'sale',
    options: {
      freehold: ['freehold'],
      'share-of-freehold': ['share_of_freehold'],
      leasehold: ['leasehold', 'share_of_freehold'],
      commonhold: ['commonhold'],
    },
  },
  pets: { only: 'rent', options: { yes: true } },
} as const satisfies Record<string, ChoiceFilter>

export type ChoiceName = keyof typeof choiceFilters
type OptionName<Name extends ChoiceName> = keyof (typeof choiceFilters)[Name]['options']
/** The chosen option of each filter, as in the address. */
export type ChoiceValues = { [Name in ChoiceName]?: OptionName<Name> | undefined }

export const choiceNames = Object.keys(choiceFilters) as ChoiceName[]
export const choiceFilter = (name: ChoiceName): ChoiceFilter => choiceFilters[name]
/** The filters of a listing type. */
export const choiceNamesOf = (type: ListingType) =>
  choiceNames.filter((name) => (choiceFilter(name).only ?? type) === type)

/** The option of a filter with a database query, as in the address. */
export const optionWith = (name: ChoiceName, query: unknown) =>
  Object.entries(choiceFilter(name).options).find(([, own]) => JSON.stringify(own) === JSON.stringify(query))?.[0]

interface OptionTexts {
  /** In the list of options. */
  label: string
  /** On its chip, if the label alone is unclear. */
  chip?: string
  /** Why a listing narrowly misses it, if different from the filter's reason. */
  missed?: string
  /** In an alert and its emails, after “homes with”, if the label does not fit there. */
  inAlert?: string
}

/** The texts of the filters in a language. */
export type ChoiceTexts = {
  readonly [Name in ChoiceName]: {
    /** Above its field. */
    label: string
    /** The link that removes it from an empty search. */
    relaxed: string
    /** Why a listing narrowly misses it. */
    missed: string
    options: Readonly<Record<OptionName<Name>, OptionTexts>>
  }
}
/** Those of one of them, for iteration. */
export type TextsOfChoice = Omit<ChoiceTexts[ChoiceName], 'options'> & {
  options: Readonly<Record<string, OptionTexts>>
}
