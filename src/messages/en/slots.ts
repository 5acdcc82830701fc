// The free times of a home, or of a visit.

export const nearest = 'The nearest free times'
export const day = 'Day'
/** Whether the card of a day begins with its month and ends with its weekday. */
export const isMonthFirst: boolean = false
/** What screen readers say of a day. */
export const dayLabel = (weekday: string, date: string, month: string, count: number) =>
  `${weekday} ${date} ${month}, ${count} ${count === 1 ? 'time' : 'times'}`
export const onDay = (day: string) => `${day}: `
export const timeInLondon = 'Time in London'
/** @param place `in Lagos` */
export const timeInZone = (place: string) => `Time ${place}`
export const andInLondon = ' and in London'
export const inLondon = (time: string) => `${time} London`
/** What screen readers say of a time; begins with the visible text. */
export const timeLabel = (time: string, london: string, day: string) => [time, london, day].filter(Boolean).join(', ')
export const chooseTime = 'Please choose a time.'
export const laterDays = 'Later days'
export const loading = 'Loading the free times…'
export const failed = (hint: string) => `The free times could not be loaded. ${hint}`
export const noneInTwoWeeks = 'No free times in the next two weeks.'
export const noneInSixtyDays = (hint: string) => `No free times in the next 60 days. ${hint}`
export const yourTime = (moment: string, minutes: number) => `Your time: ${moment}, for ${minutes} minutes.`
