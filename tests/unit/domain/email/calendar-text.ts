import { eventIn } from '../../../calendar'

/** The texts of a calendar entry that its reader sees. */
export function calendarNames(file: string): string {
  const { summary, location, description } = eventIn(file).event
  return [summary, location, description].filter(Boolean).join('\n')
}
