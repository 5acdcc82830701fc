import { lineBar, lineColour } from './line-colour'

/** A station's lines as coloured bars, beside their names. */
export const LineBars = ({ lines }: { lines: string[] }) => (
  <svg className="mt-1.5 block" width={lines.length * 19 - 4} height="4" strokeWidth="4" aria-hidden="true">
    {lines.map((line, n) => (
      <path key={line} stroke={lineColour(line)} {...lineBar(line, n * 19, 2, 15)} />
    ))}
  </svg>
)
