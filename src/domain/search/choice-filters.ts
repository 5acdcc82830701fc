import * as messages from '#messages/choices.ts'
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

const propertyType = (label: string, inLetter: string, value: string): Option => ({ label, inLetter, query: [value] })

const choiceFilters = {
  home: {
    label: messages.typeOfHome,
    relaxed: messages.anyTypeOfHome,
    missed: messages.anotherTypeOfHome,
    options: {
      house: {
        label: messages.anyHouse,
        chip: messages.houses,
        inLetter: 'a house',
        query: ['house', 'terraced_house', 'semi_detached_house', 'detached_house', 'mews_house'],
      },
      flat: {
        label: messages.anyFlat,
        chip: messages.flats,
        inLetter: 'a flat',
        query: ['flat', 'maisonette', 'studio', 'penthouse', 'loft'],
      },
      terraced: propertyType(messages.terracedHouse, 'a terraced house', 'terraced_house'),
      'semi-detached': propertyType(messages.semiDetachedHouse, 'a semi-detached house', 'semi_detached_house'),
      detached: propertyType(messages.detachedHouse, 'a detached house', 'detached_house'),
      mews: propertyType(messages.mewsHouse, 'a mews house', 'mews_house'),
      maisonette: propertyType(messages.maisonette, 'a maisonette', 'maisonette'),
      studio: propertyType(messages.studio, 'a studio', 'studio'),
      loft: propertyType(messages.loft, 'a loft', 'loft'),
      penthouse: propertyType(messages.penthouse, 'a penthouse', 'penthouse'),
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
        inLetter: 'outside space',
        query: ['garden', 'shared_garden', 'balcony', 'terrace', 'roof_terrace', 'courtyard'],
      },
      garden: {
        label: messages.aPrivateGarden,
        chip: messages.privateGarden,
        inLetter: 'a garden',
        missed: messages.noPrivateGardenListed,
        query: ['garden'],
      },
      'shared-garden': {
        label: messages.aSharedGarden,
        chip: messages.sharedGarden,
        inLetter: 'a shared garden',
        missed: messages.noSharedGardenListed,
        query: ['shared_garden'],
      },
      balcony: {
        label: messages.aBalcony,
        chip: messages.balcony,
        inLetter: 'a balcony',
        missed: messages.noBalconyListed,
        query: ['balcony'],
      },
      terrace: {
        label: messages.aTerrace,
        chip: messages.terrace,
        inLetter: 'a terrace or roof terrace',
        missed: messages.noTerraceListed,
        query: ['terrace', 'roof_terrace'],
      },
      courtyard: {
        label: messages.aCourtyard,
        chip: messages.courtyard,
        inLetter: 'a courtyard',
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
        inLetter: 'a lift',
        missed: messages.noLiftListed,
        query: 'lift',
      },
      'step-free': { label: messages.stepFree, inLetter: 'step-free', query: 'step_free' },
    },
  },
  furnished: {
    label: messages.furnishing,
    only: 'rent',
    relaxed: messages.furnishedOrNot,
    missed: messages.furnishedOtherwise,
    options: {
      yes: { label: messages.furnished, inLetter: 'furnished', query: true },
      no: { label: messages.unfurnished, inLetter: 'unfurnished', query: false },
      part: {
        label: messages.partFurnishedOrYourChoice,
        chip: messages.partFurnished,
        inLetter: 'part furnished',
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
      freehold: { label: messages.freehold, inLetter: 'freehold', query: ['freehold'] },
      'share-of-freehold': {
        label: messages.shareOfTheFreehold,
        inLetter: 'share of freehold',
        query: ['share_of_freehold'],
      },
      leasehold: { label: messages.leasehold, inLetter: 'leasehold', query: ['leasehold', 'share_of_freehold'] },
      commonhold: { label: messages.commonhold, inLetter: 'commonhold', query: ['commonhold'] },
    },
  },
  pets: {
    label: messages.pets,
    only: 'rent',
    relaxed: messages.whetherOrNotPetsAreConsidered,
    missed: messages.petsNotYetAgreed,
    options: { yes: { label: messages.petsConsidered, inLetter: 'pets considered', query: true } },
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
