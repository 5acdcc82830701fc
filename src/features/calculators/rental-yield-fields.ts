import { choice, figure, maybePounds, pounds, tick } from './fields'

const yearly = (label: string, what: string, like: string, start: string, hint?: string) =>
  pounds({ label, what, like, per: 'year', most: 1e7, start, ...(hint ? { hint } : {}) })

/** The fields of a let property and its year. */
export const yieldFields = {
  price: pounds({ label: 'Price', what: 'the price', like: '500,000', least: 1, most: 1e9, start: '500,000' }),
  rent: pounds({ label: 'Rent a month', what: 'the rent', like: '2,400', least: 1, most: 1e6, start: '2,400' }),
  voids: figure({
    label: 'Empty weeks a year',
    what: 'the number of empty weeks',
    like: '2',
    most: 52,
    unit: 'weeks',
    start: '2',
  }),
  service: choice({
    label: 'Who manages the home?',
    options: [
      { value: 'fully-managed', label: 'We manage it: Fully Managed' },
      { value: 'rent-collection', label: 'We collect the rent: Rent Collection' },
      { value: 'let-only', label: 'We find a tenant once a year: Let Only' },
      { value: 'none', label: 'You manage it yourself' },
    ],
  }),
  charge: yearly(
    'Service charge a year',
    'the service charge',
    '1,800',
    '1,800',
    'For a flat. Enter 0 for a freehold house.',
  ),
  ground: yearly('Ground rent a year', 'the ground rent', '250', '0'),
  insurance: yearly('Insurance a year', 'the insurance', '250', '250'),
  repairs: yearly('Repairs a year', 'the repairs', '950', '950'),
  abroad: tick({ label: 'You live outside the UK', hint: 'For six months of the year or more.' }),
  costs: maybePounds({
    label: 'Costs of buying',
    hint: 'If empty: the stamp duty on an additional home.',
    what: 'the costs of buying',
    like: '50,000',
    most: 1e9,
    start: '',
  }),
}
