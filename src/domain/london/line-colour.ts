import { london } from './london'

const overground = ['Lioness', 'Mildmay', 'Windrush', 'Weaver', 'Suffragette', 'Liberty']

export const lineColour = (line: string) => london.lines[line]?.hex ?? '#2f3b52'

/** A line's bar as a path of SVG: the Overground's are double. Its stroke is 4 units wide, a double one's 1.5. */
export const lineBar = (line: string, x: number, y: number, length: number) =>
  overground.includes(line)
    ? { d: `M${x} ${y - 1.25}h${length}m${-length} 2.5h${length}`, strokeWidth: 1.5 }
    : { d: `M${x} ${y}h${length}` }
