import * as messages from '#messages/buying-cost.ts'
import * as shared from '#messages/calculator.ts'
import { maybeDay, pounds, requiredChoice, tick } from './fields'

/** The fields of a purchase. */
export const buyingFields = {
  price: pounds({ ...shared.priceField, like: '650,000', min: 1, max: 1e9, start: '650,000' }),
  // Exactly one choice fits each purchase: a buyer who keeps a let home while replacing the main one is `home`.
  buyer: requiredChoice({
    label: messages.buyer.label,
    hint: messages.buyer.hint,
    problem: messages.buyer.problem,
    options: [
      { value: 'first', label: messages.buyer.first },
      { value: 'home', label: messages.buyer.home },
      { value: 'additional', label: messages.buyer.additional },
      { value: 'company', label: messages.buyer.company },
    ],
  }),
  relief: tick({
    ...messages.reliefField,
    only: ({ buyer }) => buyer === 'company',
  }),
  abroad: requiredChoice({
    label: shared.buyersInUk.label,
    hint: messages.abroad.hint,
    problem: messages.abroad.problem,
    options: [
      { value: 'no', label: shared.buyersInUk.all },
      { value: 'yes', label: shared.buyersInUk.notAll },
    ],
  }),
  date: maybeDay({ ...messages.dateField, start: '' }),
}
