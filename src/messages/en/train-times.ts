// The journeys by train from a home, and the chooser of another place.

export const title = 'By train, door to door'
export const noStation = (minutes: number) =>
  `Our map has no station within ${minutes} minutes’ walk of this home, on this side of the river.`
export const noWay = 'no route found'
export const toAnother = 'To another station or university'
export const choosePlace = 'Choose a place'
export const stations = 'Stations'
export const universities = 'Universities'
export const failed = 'The journey could not be loaded. Please choose the place again in a moment.'
export const allHomes = (place: string) => `All homes within 40 minutes of ${place} by train`
export const estimates =
  'Times are estimates for a weekday by day, to the nearest five minutes. We add the walk to the station, half the ' +
  'time between two trains, the ride, three minutes and the next wait for each change, and the walk at the other ' +
  'end. They come from distances and usual speeds, not from a timetable.'
