import { mapColours } from '../../domain/london/map/map-colours'
import { shadeTimes } from '../../domain/london/trains/reach-shades'
import * as messages from '#messages/search.ts'
import { shadeDashes, shadeOpacity } from '../../lib/map/shade'

const minutes = shadeTimes.map(([maxMinutes]) => String(maxMinutes))

/** A part of the map in small: a shade lies within the longer ones, so it is darker. */
const Swatch = ({ n }: { n: number }) => (
  <svg className="h-4 w-7 shrink-0" viewBox="0 0 28 16">
    <rect
      width="28"
      height="16"
      fill={mapColours.shade}
      fillOpacity={1 - (1 - shadeOpacity) ** (shadeTimes.length - n)}
    />
    <path
      d="M1.5 14.5h25"
      fill="none"
      stroke={mapColours.shade}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeDasharray={shadeTimes[n] && shadeDashes[shadeTimes[n][1]]}
    />
  </svg>
)

/** What the shades of the map mean: words and lines for the eye, one sentence for a screen reader. */
export const TrainLegend = ({ places }: { places: string[] }) => (
  <div className="bg-paper px-2.5 py-2 text-tiny leading-[1.3]">
    <p className="sr-only" role="status">
      {messages.shades(messages.list(minutes), messages.list(places))}
    </p>
    <div aria-hidden="true">
      <p>{messages.minutesTo(messages.list(places))}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-1">
        {minutes.map((maxMinutes, n) => (
          <li key={maxMinutes} className="flex items-center gap-1.5 tabular-nums">
            <Swatch n={n} />
            {messages.upTo(maxMinutes)}
          </li>
        ))}
      </ul>
    </div>
  </div>
)
