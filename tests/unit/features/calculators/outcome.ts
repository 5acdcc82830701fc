import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { valuesIn, type AnyFields, type Calculator, readValues } from '../../../../src/features/calculators/calculator'
import { packagePrices } from '../../../../src/features/calculators/package-prices'
import { type Rates } from '../../../../src/domain/market/stamp-duty'

const tables = Object.entries(
  parse(readFileSync('src/data/stamp-duty.yaml', 'utf8')) as Record<string, Omit<Rates, 'from'>>,
).map(([from, table]) => ({ ...table, from }))
export const data = (name: string) => parse(readFileSync(`src/agency/data/${name}.yaml`, 'utf8'))
const costs = parse(readFileSync('src/data/buying-costs.yaml', 'utf8'))
export const facts = {
  buying: { tables, registry: costs.registry.fees, typical: costs.typical },
  mortgage: { overseas: '30–40%' },
  affordability: { tables, registry: costs.registry.fees, typical: costs.typical, overseas: '30–40%' },
  yield: {
    packages: packagePrices(Object.keys(data('packages')), Object.values(data('tasks')), data('fees')),
    tables,
    withheldPercent: 20,
  },
}
const today = '2026-11-21'
/** A calculator's result for an address. */
export function outcome<F extends AnyFields, Facts>(calculator: Calculator<F, Facts>, facts: Facts, search: string) {
  const { values, problems } = readValues(calculator, valuesIn(search, calculator.fields), facts)
  return values ? calculator.calculate(values, facts, today) : problems
}
export const lineOf = (result: unknown, label: string) =>
  JSON.stringify(result).match(new RegExp(`"label":"${label}"[^}]*"value":"([^"]*)"`))?.[1]
