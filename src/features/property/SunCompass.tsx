import * as messages from '#messages/location.ts'
import { bearing, type DayOfSun } from '../../domain/light/sun-hours'
import { type Direction, optionLabel } from '../../domain/listing/facts/fact-fields'

interface Props {
  days: readonly DayOfSun[]
  direction: Direction
}

// The compass has its centre at 0, north upwards. A month's arc lies on a circle of its own, June outermost.
const radii = [74, 60, 46]
const point = (azimuth: number, radius: number) => {
  const angle = (azimuth * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}
/** An arc clockwise from one azimuth to another. */
const arc = (from: number, to: number, radius: number) =>
  `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, radius)}`

const textClass = '[&_text]:forced-color-adjust-none'
const letters = messages.directions.map((letter, n) => ({ letter, azimuth: n * 90 }))

/** A plan with the wall of the windows, and the sun's way round it in three months. */
export function SunCompass({ days, direction }: Props) {
  const facing = bearing(direction)
  return (
    <svg
      // In forced colours on its own ground, as the other maps.
      className={`mx-auto block w-56 max-w-full bg-stucco forced-color-adjust-none laptop:mx-0 ${textClass}`}
      viewBox="-104 -104 208 208"
      role="img"
      aria-label={messages.compass(optionLabel('main_rooms_look', direction))}
    >
      <path className="fill-stock/25" d={`${arc(facing - 90, facing + 90, 84)}Z`} />
      <circle className="fill-none stroke-line" r="84" />
      {days.map(({ month, azimuths, spans }, n) => (
        <g key={month}>
          <path className="fill-none stroke-ink" strokeWidth="1.5" d={arc(azimuths.from, azimuths.to, radii[n] ?? 0)} />
          {spans.map((span) => (
            <path
              key={span.from}
              className="fill-none stroke-stock"
              strokeWidth="6"
              d={arc(span.azimuths.from, span.azimuths.to, radii[n] ?? 0)}
            />
          ))}
          <text
            className="fill-ink stroke-stucco text-[11px]"
            strokeWidth="5"
            paintOrder="stroke"
            textAnchor="middle"
            dominantBaseline="central"
            y={radii[n]}
          >
            {month.slice(0, 3)}
          </text>
        </g>
      ))}
      <g transform={`rotate(${facing})`}>
        <rect className="fill-stucco stroke-ink" strokeWidth="1.5" x="-15" width="30" height="22" />
        <path className="stroke-brick" strokeWidth="4" d="M-15 0H15" />
        <path className="fill-none stroke-brick" strokeWidth="1.5" d="M0 -4V-28M-5 -22L0 -28L5 -22" />
      </g>
      {letters.map(({ letter, azimuth }) => {
        const [x, y] = point(azimuth, 94).split(' ')
        return (
          <text
            key={letter}
            className="fill-ink-2 text-[12px]"
            textAnchor="middle"
            dominantBaseline="central"
            x={x}
            y={y}
          >
            {letter}
          </text>
        )
      })}
    </svg>
  )
}
