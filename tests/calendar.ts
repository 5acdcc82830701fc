import ICAL from 'ical.js'
import type { Email } from 'postal-mime'

/** The only event of a calendar file, as a calendar parses it. */
export function eventIn(file: string) {
  const calendar = ICAL.Component.fromString(file)
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  if (!component || more.length > 0) throw new Error(`${more.length + (component ? 1 : 0)} events`)
  const event = new ICAL.Event(component)
  return {
    event,
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
  }
}

/** The events of an email, once each: mail programs receive the same file as a part and an attachment. */
export const calendarsIn = ({ attachments }: Email) =>
  attachments
    .filter(({ mimeType }) => mimeType === 'text/calendar')
    .map(({ content }) => eventIn(typeof content === 'string' ? content : new TextDecoder().decode(content)))
