import * as messages from '#messages/gallery.ts'
import { floorName, listed, nameLanguage, planNote, roomName } from '#messages/rooms.ts'
import clsx from 'clsx'
import { type FloorPlan, floorPlans } from '../../domain/listing/floor-plans'
import type { Listing } from '../../domain/listing/listing'
import { formatArea } from '../../lib/format/words'
import { onPlainClick } from '../../lib/plain-click'
import { useFullScreen } from './full-screen/useFullScreen'
import { floorPlan, floorPlans as floorPlansTitle } from '#messages/property.ts'
import { planAlt } from './plan-alt'
import { PropertySection } from './PropertySection'

/** A plan wider than 4:3 fills the page's width, with its rooms below. */
const isWide = ({ width, height }: FloorPlan) => width / height > 4 / 3

// In print a single plan takes the first third, its rooms the rest.
const tallClass = clsx(
  'laptop:grid-cols-[minmax(0,654fr)_minmax(15rem,328fr)]',
  'print:gap-x-[8mm] print:only-of-type:grid print:only-of-type:grid-cols-[58mm_1fr]',
)

/** The floor plans, as large as possible, with their rooms as text. */
export function FloorPlans({ listing }: { listing: Listing }) {
  const plans = floorPlans(listing)
  const fullScreen = useFullScreen(listing)
  if (plans.length === 0) return null
  return (
    <PropertySection
      id="floor-plan"
      title={plans.length === 1 ? floorPlan : floorPlansTitle}
      note={[floorName(listing.facts.values.floor_level ?? ''), listing.floorSize && formatArea(listing.floorSize)]
        .filter(Boolean)
        .join(' · ')}
    >
      {plans.map((plan, n) => (
        <figure
          key={plan.src}
          className={clsx(
            'mt-12 gap-x-9 gap-y-6 first-of-type:mt-0 laptop:grid print:mt-0',
            isWide(plan) ? 'print:block' : tallClass,
          )}
        >
          <div className="max-tablet:-mx-margin">
            <a
              href={plan.src}
              className="block cursor-zoom-in bg-paper tablet:shadow-line"
              onClick={onPlainClick(({ currentTarget }) => fullScreen.open(currentTarget, 'plan', n))}
            >
              <img
                src={plan.src}
                alt={planAlt(listing, n, plans.length)}
                className="mx-auto h-auto max-h-[44rem] w-full bg-paper object-contain forced-color-adjust-none"
                width={plan.width}
                height={plan.height}
                loading="lazy"
                decoding="async"
              />
              <span className="sr-only">{messages.opensFullScreen}</span>
            </a>
          </div>
          <figcaption
            className={clsx(
              'mt-6 laptop:mt-0 print:mt-0',
              isWide(plan) && 'max-w-none laptop:columns-3 laptop:gap-x-9',
            )}
          >
            {plan.floors.map(({ name, rooms }) => (
              <Rooms key={name} name={plans.length > 1 || plan.floors.length > 1 ? name : ''} rooms={rooms} />
            ))}
            <div className="mt-3 break-inside-avoid text-small text-ink-2">
              {plan.notes.map((note) => (
                <p key={note} lang={nameLanguage(planNote(note)) || undefined}>
                  {planNote(note)}
                </p>
              ))}
              <p>{messages.illustration}</p>
              <button
                type="button"
                className="min-h-11 cursor-pointer text-note text-ink quiet-link print:hidden noscript:hidden"
                onClick={(event) => fullScreen.open(event.currentTarget, 'plan', n)}
              >
                {messages.openFullScreen}
              </button>
            </div>
          </figcaption>
        </figure>
      ))}
      {fullScreen.element}
    </PropertySection>
  )
}

function Rooms({ name, rooms }: FloorPlan['floors'][number]) {
  const others = rooms.filter(({ size }) => !size).map((room) => roomName(room.name))
  return (
    <div className="mb-6 break-inside-avoid">
      {name && (
        <h3 className="mb-2 text-h4" lang={nameLanguage(floorName(name)) || undefined}>
          {floorName(name)}
        </h3>
      )}
      <ul className="border-t border-ink text-base leading-[1.35]">
        {rooms.map(
          (room) =>
            room.size && (
              <li
                key={room.name}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 tabular-nums"
              >
                <b className="font-medium" lang={nameLanguage(roomName(room.name)) || undefined}>
                  {roomName(room.name)}
                </b>
                <span className="text-right print:whitespace-nowrap">
                  {room.size.metres}
                  <span className="block text-small text-ink-2">{room.size.feet}</span>
                </span>
              </li>
            ),
        )}
        {others.length > 0 && <li className="py-2.5 text-note text-ink-2">{listed(others)}</li>}
      </ul>
    </div>
  )
}
