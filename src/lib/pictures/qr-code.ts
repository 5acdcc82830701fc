import { encode } from 'uqr'

/**
 * An address as a QR code in SVG: one line per run of dark squares. About 15 % may be damaged. Includes the required
 * quiet zone of four squares.
 */
export function qrCode(address: string): string {
  // Choosing the best of the eight masks takes six times as long, and a build draws thousands.
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
