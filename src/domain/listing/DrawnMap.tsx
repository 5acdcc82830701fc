import { areasAround, mapSize, place, thames } from '../../lib/map/drawn-map'

interface Props {
  centre: [number, number]
  label: string
}

/** London drawn by us around a point: the river, the areas, a pin. Nothing is fetched from anyone. */
export function DrawnMap({ centre, label }: Props) {
  const pin = place(centre, centre)
  const areas = areasAround(centre).filter(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) > 30)
  return (
    <svg
      className="drawn-map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className="river" d={thames(centre)} />
      {areas.map(({ name, x, y }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="2.5" />
          <text x={x + 8} y={y + 5}>
            {name}
          </text>
        </g>
      ))}
      <path className="meridian" d={`M${pin.x} 0V${pin.y - 12}M${pin.x} ${pin.y + 12}V${mapSize.height}`} />
      <circle className="pin" cx={pin.x} cy={pin.y} r="7" />
    </svg>
  )
}
