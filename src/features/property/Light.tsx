import * as messages from '#messages/location.ts'
import { light } from '#messages/property.ts'
import { optionLabel } from '../../domain/listing/facts/fact-fields'
import type { Listing } from '../../domain/listing/listing'
import { sunHours, sunSentence } from '../../domain/light/sun-hours'
import { PropertySection } from './PropertySection'
import { SunClock } from './SunClock'
import { SunCompass } from './SunCompass'

/** When the sun can reach the main windows, as drawings and in words. Rendered by the build. */
export function Light({ listing: { facts } }: { listing: Pick<Listing, 'facts'> }) {
  const direction = facts.values.main_rooms_look
  if (!direction) return null
  const days = sunHours(direction)
  const towards = optionLabel('main_rooms_look', direction)
  return (
    <PropertySection id="light" title={light} note={messages.roomsLook(towards)} className="print:hidden!">
      <div className="grid grid-cols-1 items-start gap-x-13 gap-y-6 laptop:grid-cols-[14rem_minmax(0,1fr)]">
        <SunCompass days={days} direction={direction} />
        <div>
          <SunClock days={days} />
          <ul className="mt-5 grid gap-1.5 text-base">
            {days.map((day) => (
              <li key={day.month}>{sunSentence(day)}</li>
            ))}
          </ul>
          <p className="mt-4 max-w-measure text-small text-ink-2">{messages.calculated}</p>
        </div>
      </div>
    </PropertySection>
  )
}
