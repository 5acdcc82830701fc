import { maybeDay, pounds, requiredChoice, tick } from './fields'

/** The fields of a purchase. */
export const buyingFields = {
  price: pounds({ label: 'Price', what: 'the price', like: '650,000', least: 1, most: 1e9, start: '650,000' }),
  // Exactly one choice fits each purchase: a buyer who keeps a let home while replacing the main one is `home`.
  buyer: requiredChoice({
    label: 'Who is buying?',
    hint:
      'Homes abroad count, and so do homes of a husband, wife or civil ' +
      'partner. You replace your main home if you sell the old one by ' +
      'the day of completion, or sold it in the three years before.',
    problem: 'Choose who is buying',
    options: [
      { value: 'first', label: 'Only first-time buyers, who will all live there' },
      { value: 'home', label: 'Other people. Each owns no other home, or replaces their main home' },
      {
        value: 'additional',
        label: 'Other people. One or more own another home and do not replace their main home',
      },
      { value: 'company', label: 'A company or other organisation' },
    ],
  }),
  relief: tick({
    label: 'The company will let it to strangers, develop it or trade in it',
    hint: 'Then it can claim relief from the flat rate.',
    only: ({ buyer }) => buyer === 'company',
  }),
  abroad: requiredChoice({
    label: 'Does every buyer live in the UK?',
    hint:
      'For this tax: at least 183 days in the UK in the 365 days before ' +
      'completion. Nationality does not matter. Other tests ' +
      'apply to a company.',
    problem: 'Choose whether every buyer lives in the UK',
    options: [
      { value: 'no', label: 'Yes, every buyer' },
      { value: 'yes', label: 'No, or not every buyer' },
    ],
  }),
  date: maybeDay({ label: 'Day of completion', hint: 'Leave this empty for today’s rates.', start: '' }),
}
