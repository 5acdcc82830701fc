import { encode } from 'uqr'

/**
 * An address as a QR code, drawn as SVG: one line for each run of dark squares. A seventh of it may be smudged. The
 * quiet edge that readers need, four squares wide, is part of the picture.
 */
export function qrCode(address: string): string {
  // To choose among the eight masks by their looks takes six times as long, and a build draws thousands.
  const { data, size } = encode(address, { ecc: 'M', border: 4, maskPattern: 0 })
  const runs = data.flatMap((row, y) => {
    const squares = row.map((dark) => (dark ? '1' : '0')).join('')
    return [...squares.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}.5h${length}`)
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${runs.join('')}"/></svg>`
  )
}
