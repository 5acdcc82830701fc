import { lineBar, lineColour } from '../line-colour'
import type { MapDrawing } from './draw-map'
import type { Label } from './labels'
import { mapColours as colours } from './map-colours'
import { visibilityClass } from './visibility-class'

interface Props {
  label: Label
  className?: string
}
const LabelText = ({ label: { text, x, y, anchor, visibility }, className }: Props) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor === 'start' ? undefined : anchor}
    className={[className, visibilityClass(visibility)].filter(Boolean).join(' ') || undefined}
  >
    {text}
  </text>
)
const placeClass = ['text-[22px]', 'text-[18px]', 'text-[16px]']

/** All labels of a drawing, outlined in the ground colour where they cross lines. */
export function MapLabels({ drawing: { names, rings, universities, stations, flag } }: { drawing: MapDrawing }) {
  const near = stations.filter((station) => station.near)
  const far = stations.filter((station) => !station.near)
  const rim = { stroke: colours.ground, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' } as const
  return (
    <>
      <g {...rim} className="font-sans text-[13px] [&_text]:forced-color-adjust-none">
        <g fill={colours.placeName} className="font-serif">
          {names.places.map((label) => (
            <LabelText key={label.text} label={label} className={placeClass[label.rank - 1]} />
          ))}
        </g>
        <g fill={colours.parkName} stroke="none" className="font-serif text-[16px]">
          {names.parks.map((label) => (
            <LabelText key={label.text} label={label} />
          ))}
        </g>
        <g fill={colours.placeName}>
          {names.minutes.map((label) => (
            <LabelText key={label.text} label={label} />
          ))}
        </g>
        <g fill={colours.ringName}>
          {rings.flatMap(({ label, radius }) => (label ? <LabelText key={radius} label={label} /> : []))}
        </g>
        <g fill={colours.ink} className="font-serif text-[15px]">
          {universities.flatMap(({ label }) => (label ? <LabelText key={label.text} label={label} /> : []))}
        </g>
        <g fill={colours.quiet}>
          {far.flatMap(({ name }) => (name ? <LabelText key={name.text} label={name} /> : []))}
          {near.flatMap(({ name, minutes }) => (minutes ? <LabelText key={name?.text} label={minutes} /> : []))}
        </g>
        <g fill={colours.ink} strokeWidth="8" className="text-[15px] font-semibold">
          {near.flatMap(({ name }) => (name ? <LabelText key={name.text} label={name} /> : []))}
        </g>
      </g>
      <g strokeWidth="4">
        {stations.flatMap(({ name, bars }) =>
          name
            ? bars.map(({ line, x, y, length }) => (
                <path
                  key={`${name.text} ${line}`}
                  className={visibilityClass(name.visibility)}
                  stroke={lineColour(line)}
                  {...lineBar(line, x, y, length)}
                />
              ))
            : [],
        )}
      </g>
      {flag && (
        <g
          className={[
            visibilityClass(flag.label.visibility),
            'text-[15px] font-semibold [&_text]:forced-color-adjust-none',
          ].join(' ')}
        >
          <rect x={flag.x} y={flag.y} width={flag.width} height={flag.height} fill={colours.brick} />
          <text x={flag.label.x} y={flag.label.y} textAnchor="middle" fill="#fff">
            {flag.label.text}
          </text>
        </g>
      )}
    </>
  )
}
