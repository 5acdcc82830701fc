import { lineBar, lineColour } from './line-colour'

/** The lines of a station as bars in their colours; their names stand beside it. */
export const LineBars = ({ lines }: { lines: string[] }) => (
  <svg className="mt-1.5 block" width={lines.length * 19 - 4} height="4" strokeWidth="4" aria-hidden="true">
    {lines.map((line, n) => (
      <path key={line} stroke={lineColour(line)} {...lineBar(line, n * 19, 2, 15)} />
    ))}
  </svg>
)
