import { expect, it } from 'vitest'
import { qrCode } from '../../../../src/lib/pictures/qr-code'

const address = 'https://www.meridianrow.example/property/canonbury-square-georgian-house'

/** The dark squares covered by a drawing's lines. */
function squares(svg: string) {
  const size = Number(svg.match(/viewBox="0 0 (\d+)/)?.[1])
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(length))
  return rows.map((row) => row.join(''))
}

it('a code has its three corners inside a quiet zone of four squares', () => {
  const rows = squares(qrCode(address))
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7))
  const far = rows.length - 4 - 7
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    expect(corner(x, y)).toEqual(finder)
  const edge = [...rows.slice(0, 4), ...rows.slice(-4), ...rows.flatMap((row) => [row.slice(0, 4), row.slice(-4)])]
  expect(edge.join('').trim()).toBe('')
})

it('another address has another code', () => {
  expect(qrCode(`${address}-2`)).not.toBe(qrCode(address))
})
