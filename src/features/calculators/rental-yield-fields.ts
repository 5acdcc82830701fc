import * as shared from '#messages/calculator.ts'
import * as messages from '#messages/rental-yield.ts'
import { choice, figure, maybePounds, pounds, tick } from './fields'

const yearly = (settings: { label: string; what: string; hint?: string }, like: string, start: string) =>
  pounds({ ...settings, like, per: 'year', max: 1e7, start })

/** The fields of a let property and its year. */
export const yieldFields = {
  price: pounds({ ...shared.priceField, like: '500,000', min: 1, max: 1e9, start: '500,000' }),
  rent: pounds({ ...messages.rentField, like: '2,400', min: 1, max: 1e6, start: '2,400' }),
  voids: figure({ ...messages.voidsField, like: '2', max: 52, start: '2' }),
  service: choice({
    label: messages.service.label,
    options: [
      { value: 'fully-managed', label: messages.service.managed },
      { value: 'rent-collection', label: messages.service.rentCollection },
      { value: 'let-only', label: messages.service.letOnly },
      { value: 'none', label: messages.service.none },
    ],
  }),
  charge: yearly(messages.chargeField, '1,800', '1,800'),
  ground: yearly(messages.groundField, '250', '0'),
  insurance: yearly(messages.insuranceField, '250', '250'),
  repairs: yearly(messages.repairsField, '950', '950'),
  abroad: tick(messages.abroadField),
  costs: maybePounds({ ...messages.costsField, like: '50,000', max: 1e9, start: '' }),
}
