import { london } from './london'

const overground = ['Lioness', 'Mildmay', 'Windrush', 'Weaver', 'Suffragette', 'Liberty']

export const lineColour = (line: string) => london.lines[line]?.hex ?? '#2f3b52'

/** A line's bar as an SVG path; the Overground's is double. Stroke width is 4, or 1.5 for a double one. */
export const lineBar = (line: string, x: number, y: number, length: number) =>
  overground.includes(line)
    ? { d: `M${x} ${y - 1.25}h${length}m${-length} 2.5h${length}`, strokeWidth: 1.5 }
    : { d: `M${x} ${y}h${length}` }
