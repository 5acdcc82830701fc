import { describe, expect, it } from 'vitest'
import { councilTaxes } from '../council-taxes'
import { bandNinths } from '../../src/domain/market/council-tax-bands'
import { factFields } from '../../src/domain/listing/facts/fact-fields'
import { publicPages, read } from './built'

const text = (file: string) =>
  read(file)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const properties = publicPages.filter((file) => file.startsWith('property/'))

describe('The page of a home, without JavaScript', () => {
  it('says what a month costs, with the source of its council tax, or names it as not known', () => {
    let priced = 0
    for (const file of properties) {
      const page = text(file)
      if (!/What it costs to (move in|buy)/.test(page)) continue
      expect(page, file).toMatch(
        /Then each month (Rent|Mortgage, an example) .*(Known costs each month £[\d,]+|Also each month)/,
      )
      const sum = /Council tax, band [A-H] £\d+ £[\d,]+ for 20\d\d\/\d\d in /
      const after = page.split(sum)[1]
      const council = after && Object.keys(councilTaxes).find((name) => after.startsWith(name))
      expect(council === undefined, file).toBe(after === undefined)
      if (council) {
        priced++
        const tax = councilTaxes[council]!
        expect(read(file), file).toContain(tax.source.url)
        expect(page, file).toContain(`read on ${tax.checked}`)
      } else
        expect(page, file).toMatch(/Council tax, band [A-H] Ask the council|Council tax Included|Band not known yet/)
    }
    expect(priced).toBeGreaterThan(10)
  })
})

describe('The council tax figures', () => {
  it('are of London’s councils, of a recent year, and each says what was read', () => {
    for (const [council, tax] of Object.entries(councilTaxes)) {
      expect(Object.keys(factFields.local_authority.options)).toContain(council)
      expect(tax.year).toBeGreaterThanOrEqual(2024)
      expect(tax).toMatchObject({ checked: expect.stringMatching(/\d{4}$/), read: expect.stringMatching(/.{10}/) })
    }
  })
  it('give the bands that the councils print', () => {
    const band = (council: string, name: string) =>
      Math.round(((councilTaxes[council]!.bandD * bandNinths[name]!) / 9) * 100) / 100
    // From the councils' own tables; some councils round each part of a bill, so a penny may differ.
    for (const [council, name, printed] of [
      ['Islington', 'A', 1341.21],
      ['Islington', 'B', 1564.75],
      ['Wandsworth', 'H', 1980.15],
      ['Wandsworth', 'E', 1210.09],
      ['Camden', 'A', 1340.38],
      ['Camden', 'H', 4021.14],
      ['Westminster', 'G', 1621.94],
      ['Tower Hamlets', 'F', 2420.18],
    ] as const)
      expect(Math.abs(band(council, name) - printed), `${council} ${name}`).toBeLessThan(0.02)
  })
})
