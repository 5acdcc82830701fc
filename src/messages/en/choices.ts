// The filters with one choice among several and their options, by their names in the address: fields, chips, why a home
// narrowly misses them, and alerts.

export const choices = {
  home: {
    label: 'Type of home',
    relaxed: 'Any type of home',
    missed: 'another type of home',
    options: {
      house: { label: 'Any house', chip: 'Houses', inAlert: 'a house' },
      flat: { label: 'Any flat', chip: 'Flats', inAlert: 'a flat' },
      terraced: { label: 'Terraced house', inAlert: 'a terraced house' },
      'semi-detached': { label: 'Semi-detached house', inAlert: 'a semi-detached house' },
      detached: { label: 'Detached house', inAlert: 'a detached house' },
      mews: { label: 'Mews house', inAlert: 'a mews house' },
      maisonette: { label: 'Maisonette', inAlert: 'a maisonette' },
      studio: { label: 'Studio', inAlert: 'a studio' },
      loft: { label: 'Loft', inAlert: 'a loft' },
      penthouse: { label: 'Penthouse', inAlert: 'a penthouse' },
    },
  },
  outside: {
    label: 'Outside space',
    relaxed: 'With or without outside space',
    missed: 'no outside space listed',
    options: {
      any: { label: 'Any outside space', chip: 'Outside space', inAlert: 'outside space' },
      garden: {
        label: 'A private garden',
        chip: 'Private garden',
        missed: 'no private garden listed',
        inAlert: 'a garden',
      },
      'shared-garden': {
        label: 'A shared garden',
        chip: 'Shared garden',
        missed: 'no shared garden listed',
        inAlert: 'a shared garden',
      },
      balcony: { label: 'A balcony', chip: 'Balcony', missed: 'no balcony listed', inAlert: 'a balcony' },
      terrace: {
        label: 'A terrace',
        chip: 'Terrace',
        missed: 'no terrace listed',
        inAlert: 'a terrace or roof terrace',
      },
      courtyard: { label: 'A courtyard', chip: 'Courtyard', missed: 'no courtyard listed', inAlert: 'a courtyard' },
    },
  },
  access: {
    label: 'Lift or step-free',
    relaxed: 'With or without a lift or steps',
    missed: 'not listed as step-free',
    options: {
      lift: { label: 'A lift', chip: 'Lift', missed: 'no lift listed', inAlert: 'a lift' },
      'step-free': { label: 'Step-free' },
    },
  },
  furnished: {
    label: 'Furnishing',
    relaxed: 'Furnished or not',
    missed: 'furnished otherwise',
    options: {
      yes: { label: 'Furnished' },
      no: { label: 'Unfurnished' },
      part: { label: 'Part furnished, or your choice', chip: 'Part furnished', inAlert: 'part furnished' },
    },
  },
  tenure: {
    label: 'Tenure',
    relaxed: 'Any tenure',
    missed: 'another tenure',
    options: {
      freehold: { label: 'Freehold' },
      'share-of-freehold': { label: 'Share of the freehold' },
      leasehold: { label: 'Leasehold' },
      commonhold: { label: 'Commonhold' },
    },
  },
  pets: {
    label: 'Pets',
    relaxed: 'Whether or not pets are considered',
    missed: 'pets: not yet agreed',
    options: {
      yes: { label: 'Pets considered' },
    },
  },
}
