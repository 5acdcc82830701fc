// Journeys by train and on foot, which browsers write: on a home's page and on cards.

export const aboutMinutes = (minutes: number) => `about ${minutes} min`
export const walkAndRide = (minutes: number, station: string, way: string) =>
  `Walk ${minutes} min to ${station}. ${way}.`
export const onFoot = 'On foot.'
export const noJourney = (place: string, minutes: number) =>
  `We found no route by train to ${place} from a station within ${minutes} minutes’ walk of this home.`
/** On a card. */
export const walkToPlace = (minutes: number, place: string) => `About ${minutes} min to ${place}`
export const trainToPlace = (minutes: number, place: string) => `About ${minutes} min by train to ${place}`
export const onFootToPlace = (minutes: number, place: string) => `About ${minutes} min on foot to ${place}`
