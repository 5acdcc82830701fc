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
  figureOf: (row: PriceRow) => number
  format: (figure: number) => string
}

export const mapFigures: MapFigure[] = [
  { id: 'price', label: messages.averagePrice, figureOf: ({ avgPrice }) => avgPrice, format: formatPounds },
  { id: 'rent', label: messages.averageRentMonth, figureOf: ({ avgRent }) => avgRent, format: formatPounds },
  { id: 'yield', label: messages.rentalYield, figureOf: ({ rentYield }) => rentYield, format: formatShare },
  { id: 'change', label: messages.changeInYear, figureOf: ({ changePercent }) => changePercent, format: formatChange },
]

/** The opacity of a cell. Text on the darkest has a contrast of 4.5:1. */
export const cellOpacities = [0.1, 0.22, 0.34, 0.46]

/** The opacity of a figure: equal steps from the smallest to the greatest. */
export function opacityOf(figure: number, all: number[]) {
  const [min, max] = [Math.min(...all), Math.max(...all)]
  const step = max > min ? Math.floor(((figure - min) / (max - min)) * cellOpacities.length) : 0
  return required(cellOpacities[Math.min(step, cellOpacities.length - 1)], `the opacity of step ${step}`)
}
