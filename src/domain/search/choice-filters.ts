import * as messages from '#messages/choices.ts'
import type { ListingType } from '../listing/listing-status.ts'

// The filters with a single choice, each declared once: its field, options, chip, address value and database
// query derive from it. Emails name them by `choices` of alert-subject.ts.

interface Option {
  /** In the list of options. */
  label: string
  /** On its chip, if the label alone is unclear. */
  chip?: string
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

const propertyType = (label: string, value: string): Option => ({ label, query: [value] })

const choiceFilters = {
  home: {
    label: messages.typeOfHome,
    relaxed: messages.anyTypeOfHome,
    missed: messages.anotherTypeOfHome,
    options: {
      house: {
        label: messages.anyHouse,
        chip: messages.houses,
        query: ['house', 'terraced_house', 'semi_detached_house', 'detached_house', 'mews_house'],
      },
      flat: {
        label: messages.anyFlat,
        chip: messages.flats,
        query: ['flat', 'maisonette', 'studio', 'penthouse', 'loft'],
      },
      terraced: propertyType(messages.terracedHouse, 'terraced_house'),
      'semi-detached': propertyType(messages.semiDetachedHouse, 'semi_detached_house'),
      detached: propertyType(messages.detachedHouse, 'detached_house'),
      mews: propertyType(messages.mewsHouse, 'mews_house'),
      maisonette: propertyType(messages.maisonette, 'maisonette'),
      studio: propertyType(messages.studio, 'studio'),
      loft: propertyType(messages.loft, 'loft'),
      penthouse: propertyType(messages.penthouse, 'penthouse'),
    },
  },
  outside: {
    label: messages.outsideSpace,
    relaxed: messages.withOrWithoutOutsideSpace,
    missed: messages.noOutsideSpaceListed,
    options: {
      any: {
        label: messages.anyOutsideSpace,
        chip: messages.outsideSpace,
        query: ['garden', 'shared_garden', 'balcony', 'terrace', 'roof_terrace', 'courtyard'],
      },
      garden: {
        label: messages.aPrivateGarden,
        chip: messages.privateGarden,
        missed: messages.noPrivateGardenListed,
        query: ['garden'],
      },
      'shared-garden': {
        label: messages.aSharedGarden,
        chip: messages.sharedGarden,
        missed: messages.noSharedGardenListed,
        query: ['shared_garden'],
      },
      balcony: {
        label: messages.aBalcony,
        chip: messages.balcony,
        missed: messages.noBalconyListed,
        query: ['balcony'],
      },
      terrace: {
        label: messages.aTerrace,
        chip: messages.terrace,
        missed: messages.noTerraceListed,
        query: ['terrace', 'roof_terrace'],
      },
      courtyard: {
        label: messages.aCourtyard,
        chip: messages.courtyard,
        missed: messages.noCourtyardListed,
        query: ['courtyard'],
      },
    },
  },
  access: {
    label: messages.liftOrStepFree,
    relaxed: messages.withOrWithoutALiftOrSteps,
    missed: messages.notListedAsStepFree,
    options: {
      lift: {
        label: messages.aLift,
        chip: messages.lift,
        missed: messages.noLiftListed,
        query: 'lift',
      },
      'step-free': { label: messages.stepFree, query: 'step_free' },
    },
  },
  furnished: {
    label: messages.furnishing,
    only: 'rent',
    relaxed: messages.furnishedOrNot,
    missed: messages.furnishedOtherwise,
    options: {
      yes: { label: messages.furnished, query: true },
      no: { label: messages.unfurnished, query: false },
      part: {
        label: messages.partFurnishedOrYourChoice,
        chip: messages.partFurnished,
        query: 'part',
      },
    },
  },
  tenure: {
    label: messages.tenure,
    only: 'sale',
    relaxed: messages.anyTenure,
    missed: messages.anotherTenure,
    options: {
      freehold: { label: messages.freehold, query: ['freehold'] },
      'share-of-freehold': {
        label: messages.shareOfTheFreehold,
        query: ['share_of_freehold'],
      },
      leasehold: { label: messages.leasehold, query: ['leasehold', 'share_of_freehold'] },
      commonhold: { label: messages.commonhold, query: ['commonhold'] },
    },
  },
  pets: {
    label: messages.pets,
    only: 'rent',
    relaxed: messages.whetherOrNotPetsAreConsidered,
    missed: messages.petsNotYetAgreed,
    options: { yes: { label: messages.petsConsidered, query: true } },
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

/** The option of a filter with a database query, as in the address. */
export const optionWith = (name: ChoiceName, query: unknown) =>
  Object.entries(choiceFilter(name).options).find(
    ([, option]) => JSON.stringify(option.query) === JSON.stringify(query),
  )?.[0]

/** A text for every option of every filter. */
export type ChoiceTexts = {
  readonly [Name in ChoiceName]: Readonly<Record<keyof (typeof choiceFilters)[Name]['options'], string>>
}
