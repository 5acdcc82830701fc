// What a browser derives from the attributes of a picture, without loading a file.

interface Screen {
  width: number
  /** Device pixels per CSS pixel. */
  density: number
}

/** Whether a screen meets a media query: `(max-width: 599px) and (min-resolution: 2.6dppx)`. */
export function matchesMedia(query: string, { width, density }: Screen): boolean {
  return query.split(/\s+and\s+/).every((part) => {
    const [, bound, feature, value, unit] =
      /^\((min|max)-(width|resolution):\s*([\d.]+)(px|rem|dppx)\)$/.exec(part) ?? []
    if (!value) throw new Error(`Not a known media query: ${part}`)
    const limit = Number(value) * (unit === 'rem' ? 16 : 1)
    const actual = feature === 'width' ? width : density
    return bound === 'min' ? actual >= limit : actual <= limit
  })
}

/** The width in CSS pixels that `sizes` names. */
export function namedWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(/,\s*/)) {
    const [, query, length, unit] = /^(?:(\(.*\))\s+)?([\d.]+)(vw|px|rem)$/.exec(part) ?? []
    if (!length) throw new Error(`Not a known size: ${part}`)
    if (query && !matchesMedia(query, screen)) continue
    return Number(length) * (unit === 'vw' ? screen.width / 100 : unit === 'rem' ? 16 : 1)
  }
  return screen.width
}

interface Candidate {
  file: string
  width: number
}

export const candidates = (srcset: string): Candidate[] =>
  srcset.split(', ').map((one) => {
    const [file = '', width = ''] = one.split(' ')
    return { file, width: Number.parseInt(width) }
  })

/** The file that Chromium loads: the next larger one, unless the screen is nearer to the smaller one. */
export function chosen(files: Candidate[], sizes: string, screen: Screen): Candidate {
  const width = namedWidth(sizes, screen)
  const densities = files.map((file) => file.width / width)
  const next = densities.findIndex((density) => density >= screen.density)
  if (next === -1) return files.at(-1)!
  const isNearer = next > 0 && screen.density < Math.sqrt(densities[next - 1]! * densities[next]!)
  return files[isNearer ? next - 1 : next]!
}
