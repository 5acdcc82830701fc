// Where a home is, what is near it, and when the sun shines in.

export const fullAddress = 'You get the full address when we confirm your viewing.'
export const mapShowsStreet = 'The map shows the street. '
export const outsideMap = 'This home is outside the part of London on our map.'
export const areaOutsideMap = (area: string) => `${area} is not on our map.`
export const openStreet = 'Open its street in OpenStreetMap'
export const openArea = (area: string) => `Open ${area} in OpenStreetMap`
export const inLondon = (area: string) => `${area}, London`
export const shownAroundHome = 'the stations within a walk, universities and parks'
export const shownInArea = 'its stations and parks'
export const askForStreet = 'Please ask us for the street.'
export const livingIn = (area: string) => `Living in ${area}`

export const stations = 'Stations, on foot'
export const universities = 'Universities'
export const parks = 'Parks, on foot'
export const aboutMinutes = (minutes: number) => `about ${minutes} min`
export const aboutRange = (min: number, max: number) => `about ${min} to ${max} min`
export const linesAndZone = (lines: string, zone: string) => `${lines}, ${zone}`
export const kilometres = (count: string) => `${count} km`
export const onFoot = 'On foot'
export const straightLine = 'In a straight line'
export const nextToIt = 'next to it'
export const estimates =
  'Walking times are estimates: the straight line from the street plus a quarter, at 80 metres a minute. For a ' +
  'park, we measure to its nearest edge. We leave out places across the river.'

export const roomsLook = (direction: string) => `The main rooms face ${direction.toLowerCase()}.`
export const compass = (direction: string) =>
  `A compass. The windows face ${direction.toLowerCase()}. ` +
  'Arcs show the way of the sun from sunrise to sunset in June, September and December.'
/** North, east, south and west. */
export const directions = ['N', 'E', 'S', 'W']
export const calculated =
  'Calculated for London, by the clock there, for the 21st or 22nd of each month. We know which way the windows ' +
  'face. We do not know the buildings and trees opposite, which may block the sun.'
export const sunOnWindows = 'Sun can reach the windows'
export const otherDaylight = 'Other daylight'
