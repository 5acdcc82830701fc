import { formatPounds } from '../../lib/format/money'
import { formatChange, formatShare } from '../../lib/format/percent'
import * as messages from '#messages/prices.ts'
import type { PriceRow } from './market'
import { required } from '../../lib/required'

export type MapFigureId = 'price' | 'rent' | 'yield' | 'change'

/** A figure of the price table on the map. */
interface MapFigure {
  id: MapFigureId
  label: string
  of: (row: PriceRow) => number
  format: (figure: number) => string
}

export const mapFigures: MapFigure[] = [
  { id: 'price', label: messages.averagePrice, of: ({ avgPrice }) => avgPrice, format: formatPounds },
  { id: 'rent', label: messages.averageRentMonth, of: ({ avgRent }) => avgRent, format: formatPounds },
  { id: 'yield', label: messages.rentalYield, of: ({ rentYield }) => rentYield, format: formatShare },
  { id: 'change', label: messages.changeInYear, of: ({ changePercent }) => changePercent, format: formatChange },
]

/** The opacity of a cell. Text on the darkest has a contrast of 4.5:1. */
export const tints = [0.1, 0.22, 0.34, 0.46]

/** The tint of a figure: equal steps from the least to the greatest. */
export function tintOf(figure: number, all: number[]) {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const step = most > least ? Math.floor(((figure - least) / (most - least)) * tints.length) : 0
  return required(tints[Math.min(step, tints.length - 1)], `the tint of step ${step}`)
}
