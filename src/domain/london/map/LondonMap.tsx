import clsx from 'clsx'
import type { SVGProps } from 'react'
import type { MapDrawing } from './draw-map'
import { mapColours as colours } from './map-colours'
import { MapLabels } from './MapLabels'
import { visibilityClass } from './visibility-class'

interface Props {
  drawing: MapDrawing
  /** The map's accessible description; the same information is in the text beside it. */
  label: string
  className?: string
  /** An id for other drawings that reuse this ground. */
  groundId?: string
}

/** A path, if the frame has any of it. */
const Drawn = (path: SVGProps<SVGPathElement>) => path.d && <path {...path} />

/**
 * A drawing of London at its natural size: narrower containers crop it to the middle, wider ones enlarge it. Its parent
 * is a container (`@container`); container queries hide cropped labels.
 */
export function LondonMap({ drawing, label, className, groundId }: Props) {
  const { frame, ground, middle, rings, walks, stations, universities } = drawing
  const [x, y] = middle
  return (
    <svg
      className={clsx('block w-full font-sans', className)}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      fill="none"
    >
      <g id={groundId}>
        <path fill={colours.ground} d={`M0 0h${frame.width}v${frame.height}H0z`} />
        <Drawn fill={colours.park} stroke={colours.park} strokeWidth="3" strokeLinejoin="round" d={ground.parks} />
        <Drawn fill={colours.water} d={ground.river + ground.docks} />
        <Drawn stroke={colours.water} strokeWidth="4" d={ground.canal} />
        <Drawn stroke={colours.hairline} d={ground.minutes} />
        <Drawn stroke={colours.brick} strokeOpacity=".6" d={ground.primeMeridian} />
      </g>
      <g stroke={colours.brick} strokeOpacity=".6" strokeDasharray="1.5 5" strokeLinecap="round">
        {rings.map(({ radius }) => (
          <circle key={radius} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <Drawn stroke={colours.ink} strokeWidth="1.2" d={walks} />
      <g fill={colours.paper} stroke={colours.ink}>
        {stations.map(({ x, y, near }, n) => (
          <circle key={n} cx={x} cy={y} r={near ? 7.5 : 4.5} strokeWidth={near ? 2.2 : 1.5} />
        ))}
      </g>
      <Drawn fill={colours.ink} d={universities.map((mark) => `M${mark.x - 4} ${mark.y - 4}h8v8h-8z`).join('')} />
      <MapLabels drawing={drawing} />
      {drawing.pin && (
        <>
          {drawing.flag && (
            <path
              className={visibilityClass(drawing.flag.label.visibility)}
              stroke={colours.brick}
              strokeWidth="2"
              d={`M${x} ${y}v${drawing.flag.pole}`}
            />
          )}
          <circle cx={x} cy={y} r="6.5" fill={colours.brick} stroke={colours.paper} strokeWidth="2" />
        </>
      )}
    </svg>
  )
}
