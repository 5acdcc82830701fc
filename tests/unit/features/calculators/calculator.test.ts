import { describe, expect, it, test } from 'vitest'
import { affordability } from '../../../../src/features/calculators/affordability'
import { buyingCost } from '../../../../src/features/calculators/buying'
import {
  addressOf,
  valuesIn,
  type AnyFields,
  type Calculator,
  readValues,
  startOf,
} from '../../../../src/features/calculators/calculator'
import { mortgage } from '../../../../src/features/calculators/mortgage'
import { moveInCost } from '../../../../src/features/calculators/move-in'
import { rentalYield } from '../../../../src/features/calculators/rental-yield'
import { facts, outcome } from './outcome'
import { corpus, inAddress } from '../../../hostile'

const all = [
  { calculator: buyingCost, facts: facts.buying },
  { calculator: mortgage, facts: facts.mortgage },
  { calculator: rentalYield, facts: facts.yield },
  { calculator: moveInCost, facts: null },
  { calculator: affordability, facts: facts.affordability },
] as unknown as { calculator: Calculator<AnyFields, unknown>; facts: unknown }[]

describe.each(all)('$calculator.name', ({ calculator, facts }) => {
  test('handles any value in an address: with a result, or a message', () => {
    const hostile = [
      '',
      '0',
      '-1',
      '1',
      '0.01',
      'NaN',
      'Infinity',
      '1e400',
      '9'.repeat(300),
      '<script>',
      '%00',
      '１２３',
      '£650k',
      '1.2m',
      '1bn',
      '100%',
      '101%',
      'null',
      '２０２６',
      '31/2/2026',
      '9999-12-31',
    ]
    for (const name of Object.keys(calculator.fields))
      for (const text of hostile) {
        const message = JSON.stringify(outcome(calculator, facts, `?${new URLSearchParams({ [name]: text })}`))
        expect(message, `${name}=${text}`).not.toMatch(/NaN|Infinity|undefined|£-|-£|"-|null|e\+/)
      }
  })
  test('parses the address it writes', () => {
    const changed = Object.fromEntries(
      Object.entries(startOf(calculator.fields)).map(([name, start]) => [
        name,
        {
          buyer: 'company',
          type: 'interest',
          service: 'none',
          abroad: 'yes',
          relief: 'yes',
          date: '1 May 2026',
          deposit: '£1,000',
          costs: '1,234',
          price: '1,450,000',
        }[name] ?? start,
      ]),
    )
    const address = addressOf(changed, calculator.fields)
    expect(address).not.toMatch(/%2C\d{3}(?=&|$).*price=1%2C/)
    expect(readValues(calculator, valuesIn(address, calculator.fields), facts)).toEqual(
      readValues(calculator, changed, facts),
    )
    expect(addressOf(valuesIn(address, calculator.fields), calculator.fields)).toBe(address)
  })
})

it.each([...Object.values(corpus), ...inAddress])('a value of %j in an address is truncated', (text) => {
  const values = valuesIn(`?rent=${encodeURIComponent(text.toWellFormed())}`, moveInCost.fields)
  for (const result of Object.values(values)) expect(result.length).toBeLessThanOrEqual(40)
})
