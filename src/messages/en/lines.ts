// Lines of trains, zones of stations, and journeys as the build writes them.

/** A line beside others of its station. */
export const line = (name: string) => name
/** @param zone `2`, or `2/3` on a boundary */
export const zone = (zone: string) => (zone.includes('/') ? `zones ${zone.replace('/', ' and ')}` : `zone ${zone}`)

const withoutWord = ['DLR', 'National Rail']
// Parts of a journey.
export const rideTo = (line: string, station: string) =>
  `${withoutWord.includes(line) ? line : `${line} line`} to ${station}`
export const walkTo = (station: string) => `walk to ${station}`
export const lastWalk = (minutes: number) => `walk ${minutes} min`
export const parts = (texts: readonly string[]) => texts.join(', then ')
