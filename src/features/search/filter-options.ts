// The filters of which one of a few values is chosen: as the address writes it, as a visitor reads it, and the values
// of the listing's column that fit it.

interface Option {
  /** In the list of values. */
  label: string
  /** On its chip, where the label alone would say too little. */
  chip?: string
  fits: string[]
}

export const propertyTypeOptions = {
  house: {
    label: 'Any house',
    chip: 'Houses',
    fits: ['house', 'terraced_house', 'semi_detached_house', 'detached_house', 'mews_house'],
  },
  flat: {
    label: 'Any flat',
    chip: 'Flats',
    fits: ['flat', 'maisonette', 'studio', 'penthouse', 'loft'],
  },
  terraced: { label: 'Terraced house', fits: ['terraced_house'] },
  'semi-detached': { label: 'Semi-detached house', fits: ['semi_detached_house'] },
  detached: { label: 'Detached house', fits: ['detached_house'] },
  mews: { label: 'Mews house', fits: ['mews_house'] },
  maisonette: { label: 'Maisonette', fits: ['maisonette'] },
  studio: { label: 'Studio', fits: ['studio'] },
  loft: { label: 'Loft', fits: ['loft'] },
  penthouse: { label: 'Penthouse', fits: ['penthouse'] },
} as const satisfies Record<string, Option>

export const outsideOptions = {
  any: {
    label: 'Any outside space',
    chip: 'Outside space',
    fits: ['garden', 'shared_garden', 'balcony', 'terrace', 'roof_terrace', 'courtyard'],
  },
  garden: { label: 'A garden of its own', chip: 'Own garden', fits: ['garden'] },
  'shared-garden': { label: 'A shared garden', chip: 'Shared garden', fits: ['shared_garden'] },
  balcony: { label: 'A balcony', chip: 'Balcony', fits: ['balcony'] },
  terrace: { label: 'A terrace', chip: 'Terrace', fits: ['terrace', 'roof_terrace'] },
  courtyard: { label: 'A courtyard', chip: 'Courtyard', fits: ['courtyard'] },
} as const satisfies Record<string, Option>

export const tenureOptions = {
  freehold: { label: 'Freehold', fits: ['freehold'] },
  'share-of-freehold': { label: 'Share of the freehold', fits: ['share_of_freehold'] },
  leasehold: { label: 'Leasehold', fits: ['leasehold', 'share_of_freehold'] },
  commonhold: { label: 'Commonhold', fits: ['commonhold'] },
} as const satisfies Record<string, Option>

export const accessOptions = {
  lift: { label: 'A lift', chip: 'Lift', fits: ['lift'] },
  'step-free': { label: 'Step-free', fits: ['step_free'] },
} as const satisfies Record<string, Option>

export const furnishingOptions = {
  yes: { label: 'Furnished' },
  no: { label: 'Unfurnished' },
  part: { label: 'Part furnished, or as you like', chip: 'Part furnished' },
} as const satisfies Record<string, Omit<Option, 'fits'>>

/** The words of a chosen value on its chip. */
export const optionChip = (option: { label: string; chip?: string }) => option.chip ?? option.label
