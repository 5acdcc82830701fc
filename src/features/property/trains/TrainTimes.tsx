import * as messages from '#messages/train-times.ts'
import type { Point } from '../../../domain/london/london'
import { aboutMinutes, type DoorJourney, maxWalkMinutes, wayText } from '../../../domain/london/trains/door-to-place'
import { placeWalks, stationWalks } from '../../../domain/london/trains/station-walks'
import type { ListingType } from '../../../domain/listing/listing-status'
import type { ChooserData } from './train-times'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React learns of an element
  namespace JSX {
    interface IntrinsicElements {
      'train-times': { children?: ReactNode; class?: string; 'data-walks': string; suppressHydrationWarning?: boolean }
    }
  }
}

/** A place with the journey to it; null if no way is known. */
export type PlaceJourney = readonly [name: string, journey: DoorJourney | null]

interface Props {
  point: Point
  listingType: ListingType
  /** To well-known places. Only the build computes them: the graph of trains is not loaded in a browser. */
  journeys?: readonly PlaceJourney[] | undefined
}

const labelClass = 'pointer-events-none absolute top-3.5 z-1 text-tiny text-ink-2 group-hover:text-ink'
const selectClass =
  'block h-17 w-full cursor-pointer appearance-none pt-7 pr-7 pb-2 font-medium text-ellipsis disabled:text-ink-2'
const frameClass =
  'group relative block border-b border-line select-arrow after:right-3.5 after:bottom-5 after:size-1.5'

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-4'
const wayClass = 'block text-small text-ink-2'

const Row = ({ name, journey }: { name: string; journey: DoorJourney | null }) => (
  <li className="border-b border-line py-2.5 text-base leading-[1.35]">
    <span className={rowClass}>
      <span className="flex-[1_1_6rem]">{name}</span>
      <span className="shrink-0 tabular-nums">{journey ? aboutMinutes(journey.minutes) : messages.noWay}</span>
    </span>
    {journey && <span className={wayClass}>{wayText(journey)}</span>}
  </li>
)

/** Choosing another place. Its code (train-times.ts) loads the places when it is visible; hidden without JavaScript. */
const Chooser = ({ data }: { data: ChooserData }) => (
  <train-times class="block print:hidden noscript:hidden" data-walks={JSON.stringify(data)}>
    <label className={frameClass}>
      <small className={labelClass}>{messages.toAnother}</small>
      <select className={selectClass} autoComplete="off">
        <option value="">{messages.choosePlace}</option>
      </select>
    </label>
    <div className="py-2.5 leading-[1.35] desktop:min-h-17" role="status">
      <p className={rowClass} hidden>
        <strong className="flex-[1_1_6rem] font-semibold" />
        <span className="shrink-0 tabular-nums" />
      </p>
      <p className={wayClass} />
      <p className="text-small" hidden>
        <a className="inline-flex min-h-11 items-center quiet-link" />
      </p>
    </div>
  </train-times>
)

/** The time by train from the door to well-known places, and to one that the visitor chooses. */
export function TrainTimes({ point, listingType, journeys = [] }: Props) {
  const stations = stationWalks(point)
  return (
    <section className="mt-9" aria-labelledby="trains">
      <h3 className="border-b border-ink pb-2.5 text-h4" id="trains">
        {messages.title}
      </h3>
      {stations.length === 0 ? (
        <p className="mt-3 max-w-measure">{messages.noStation(maxWalkMinutes)}</p>
      ) : (
        <>
          <ul className="grid gap-x-8 phablet:grid-cols-2 desktop:grid-cols-3">
            {journeys.map(([name, journey]) => (
              <Row key={name} name={name} journey={journey} />
            ))}
          </ul>
          <div className="grid items-start gap-x-8 gap-y-3 desktop:grid-cols-2">
            <Chooser data={{ stations, places: Object.fromEntries(placeWalks(point)), listingType }} />
            <p className="max-w-measure pt-4 text-small text-ink-2 print:pt-1">{messages.estimates}</p>
          </div>
        </>
      )}
    </section>
  )
}
