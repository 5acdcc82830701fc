import type { ListingType } from '../listing/listing-status.ts'

// The filters of which one of a few values is chosen, each declared once: its field, its values, its chip and its words
// in a letter are made from here, and so are what an address may say and what the database is asked.

interface Option {
  /** In the list of values. */
  label: string
  /** On its chip, where the label alone would say too little. */
  chip?: string
  /** In the letter of an alert, after “homes with”. */
  inLetter: string
  /** Why a home just misses it, where that differs from the filter's own reason. */
  missed?: string
  /** What `search_homes` is asked: values of a column of which one fits, or what its key of this name takes. */
  query: readonly string[] | string | boolean
}

interface ChoiceFilter {
  /** Above its field. */
  label: string
  /** The type of listing of which alone it can be asked. */
  only?: ListingType
  /** The link that takes it away where nothing was found. */
  relaxed: string
  /** Why a home just misses it. */
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
        label: 'A garden of its own',
        chip: 'Own garden',
        inLetter: 'a garden',
        missed: 'no garden of its own listed',
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
        label: 'Part furnished, or as you like',
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
/** The chosen value of each, as the address writes it. */
export type ChoiceValues = {
  [Name in ChoiceName]?: keyof (typeof choiceFilters)[Name]['options'] | undefined
}

export const choiceNames = Object.keys(choiceFilters) as ChoiceName[]
export const choiceFilter = (name: ChoiceName): ChoiceFilter => choiceFilters[name]
/** The names of the filters that can be asked of a type of listing. */
export const choiceNamesOf = (type: ListingType) =>
  choiceNames.filter((name) => (choiceFilter(name).only ?? type) === type)

/** The words of a letter for what the database was asked under a filter's name. */
export const inLetter = (name: ChoiceName, query: unknown) =>
  Object.values(choiceFilter(name).options).find((option) => JSON.stringify(option.query) === JSON.stringify(query))
    ?.inLetter
