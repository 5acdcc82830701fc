import clsx from 'clsx'
import { areasAround, mapSize, place, thames } from '../../lib/map/drawn-map'

interface Props {
  className?: string
  centre: [number, number]
  label: string
}

const river = {
  fill: 'none',
  stroke: '#bfced3',
  strokeWidth: 22,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

/** London drawn by us around a point: the river, the areas, a pin. Nothing is fetched from anyone. */
export function DrawnMap({ className, centre, label }: Props) {
  const pin = place(centre, centre)
  const areas = areasAround(centre).filter(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) > 30)
  return (
    <svg
      className={clsx(
        'size-full bg-[#e6e1d4] fill-ink-2 font-sans text-[22px] font-normal md:text-[20px] lg:text-[15px]',
        className,
      )}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path {...river} d={thames(centre)} />
      {areas.map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="2.5" />
          <text x={x + 8} y={y + 5}>
            {name}
          </text>
        </g>
      ))}
      <path
        className="stroke-brick opacity-45"
        d={`M${pin.x} 0V${pin.y - 12}M${pin.x} ${pin.y + 12}V${mapSize.height}`}
      />
      <circle className="fill-brick" cx={pin.x} cy={pin.y} r="7" />
    </svg>
  )
}
