import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { CouncilTaxes } from '../src/domain/market/council-tax-bands'

/** The site's council tax figures. */
export const councilTaxes = parse(readFileSync('src/data/council-tax.yaml', 'utf8')) as CouncilTaxes
