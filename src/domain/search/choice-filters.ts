import type { ListingType } from '../listing/listing-status.ts'

// The filters with a single choice, each declared once: its field, options, chip, email text, address value and
// database query derive from it.

interface Option {
  /** In the list of options. */
  label: string
  /** On its chip, if the label alone is unclear. */
  chip?: string
  /** In an alert email, after “homes with”. */
  inLetter: string
  /** Why a listing narrowly misses it, if different from the filter's reason. */
  missed?: string
  /** The query of `search_listings`: accepted column values, or the value of its key. */
  query: readonly string[] | string | boolean
}

interface ChoiceFilter {
  /** Above its field. */
  label: string
  /** The only listing type that has it. */
  only?: ListingType
  /** The link that removes it from an empty search. */
  relaxed: string
  /** Why a listing narrowly misses it. */
  missed: string
  options: Readonly<Record<string, Option>>
}

const propertyType = (label: string, value: string): Option => ({
  label,
  inLetter: `a ${label.toLowerCase()}`,
  query: [value],
})

const choiceFilters = {
  home: {
    label: 'Type of home',
    relaxed: 'Any type of home',
    missed: 'another type of home',
    options: {
      house: {
        label: 'Any house',
        chip: 'Houses',
        inLetter: 'a house',
        query: ['house', 'terraced_house', 'semi_detached_house', 'detached_house', 'mews_house'],
      },
      flat: {
        label: 'Any flat',
        chip: 'Flats',
        inLetter: 'a flat',
        query: ['flat', 'maisonette', 'studio', 'penthouse', 'loft'],
      },
      terraced: propertyType('Terraced house', 'terraced_house'),
      'semi-detached': propertyType('Semi-detached house', 'semi_detached_house'),
      detached: propertyType('Detached house', 'detached_house'),
      mews: propertyType('Mews house', 'mews_house'),
      maisonette: propertyType('Maisonette', 'maisonette'),
      studio: propertyType('Studio', 'studio'),
      loft: propertyType('Loft', 'loft'),
      penthouse: propertyType('Penthouse', 'penthouse'),
    },
  },
  outside: {
    label: 'Outside space',
    relaxed: 'With or without outside space',
    missed: 'no outside space listed',
    options: {
      any: {
        label: 'Any outside space',
        chip: 'Outside space',
        inLetter: 'outside space',
        query: ['garden', 'shared_garden', 'balcony', 'terrace', 'roof_terrace', 'courtyard'],
      },
      garden: {
        label: 'A private garden',
        chip: 'Private garden',
        inLetter: 'a garden',
        missed: 'no private garden listed',
        query: ['garden'],
      },
      'shared-garden': {
        label: 'A shared garden',
        chip: 'Shared garden',
        inLetter: 'a shared garden',
        missed: 'no shared garden listed',
        query: ['shared_garden'],
      },
      balcony: {
        label: 'A balcony',
        chip: 'Balcony',
        inLetter: 'a balcony',
        missed: 'no balcony listed',
        query: ['balcony'],
      },
      terrace: {
        label: 'A terrace',
        chip: 'Terrace',
        inLetter: 'a terrace or roof terrace',
        missed: 'no terrace listed',
        query: ['terrace', 'roof_terrace'],
      },
      courtyard: {
        label: 'A courtyard',
        chip: 'Courtyard',
        inLetter: 'a courtyard',
        missed: 'no courtyard listed',
        query: ['courtyard'],
      },
    },
  },
  access: {
    label: 'Lift or step-free',
    relaxed: 'With or without a lift or steps',
    missed: 'not listed as step-free',
    options: {
      lift: { label: 'A lift', chip: 'Lift', inLetter: 'a lift', missed: 'no lift listed', query: 'lift' },
      'step-free': { label: 'Step-free', inLetter: 'step-free', query: 'step_free' },
    },
  },
  furnished: {
    label: 'Furnishing',
    only: 'rent',
    relaxed: 'Furnished or not',
    missed: 'furnished otherwise',
    options: {
      yes: { label: 'Furnished', inLetter: 'furnished', query: true },
      no: { label: 'Unfurnished', inLetter: 'unfurnished', query: false },
      part: {
        label: 'Part furnished, or your choice',
        chip: 'Part furnished',
        inLetter: 'part furnished',
        query: 'part',
      },
    },
  },
  tenure: {
    label: 'Tenure',
    only: 'sale',
    relaxed: 'Any tenure',
    missed: 'another tenure',
    options: {
      freehold: { label: 'Freehold', inLetter: 'freehold', query: ['freehold'] },
      'share-of-freehold': {
        label: 'Share of the freehold',
        inLetter: 'share of freehold',
        query: ['share_of_freehold'],
      },
      leasehold: { label: 'Leasehold', inLetter: 'leasehold', query: ['leasehold', 'share_of_freehold'] },
      commonhold: { label: 'Commonhold', inLetter: 'commonhold', query: ['commonhold'] },
    },
  },
  pets: {
    label: 'Pets',
    only: 'rent',
    relaxed: 'Whether or not pets are considered',
    missed: 'pets: not yet agreed',
    options: { yes: { label: 'Pets considered', inLetter: 'pets considered', query: true } },
  },
} as const satisfies Record<string, ChoiceFilter>

export type ChoiceName = keyof typeof choiceFilters
/** The chosen option of each filter, as in the address. */
export type ChoiceValues = {
  [Name in ChoiceName]?: keyof (typeof choiceFilters)[Name]['options'] | undefined
}

export const choiceNames = Object.keys(choiceFilters) as ChoiceName[]
export const choiceFilter = (name: ChoiceName): ChoiceFilter => choiceFilters[name]
/** The filters of a listing type. */
export const choiceNamesOf = (type: ListingType) =>
  choiceNames.filter((name) => (choiceFilter(name).only ?? type) === type)

/** The email text for a filter's database query. */
export const inLetter = (name: ChoiceName, query: unknown) =>
  Object.values(choiceFilter(name).options).find((option) => JSON.stringify(option.query) === JSON.stringify(query))
    ?.inLetter
