import { maybeDay, pounds, requiredChoice, tick } from './fields'

/** The fields of a purchase. */
export const buyingFields = {
  price: pounds({ label: 'Price', what: 'the price', like: '650,000', least: 1, most: 1e9, start: '650,000' }),
  // Exactly one choice fits each purchase: a buyer who keeps a let home while replacing the main one is `home`.
  buyer: requiredChoice({
    label: 'Who is buying?',
    hint:
      'Homes abroad count, and those of a husband, wife or civil ' +
      'partner. Replacing: the old main home is sold by the ' +
      'day of completion, or was in the three years before.',
    problem: 'Choose who is buying',
    options: [
      { value: 'first', label: 'First-time buyers only, who will all live in it' },
      { value: 'home', label: 'Other people, each of whom will own no other home or is replacing their main home' },
      {
        value: 'additional',
        label: 'Other people, one of whom will own another home and is not replacing their main home',
      },
      { value: 'company', label: 'A company or another body' },
    ],
  }),
  relief: tick({
    label: 'It will be let to strangers, developed or traded',
    hint: 'Such a company can claim relief from the flat rate.',
    only: ({ buyer }) => buyer === 'company',
  }),
  abroad: requiredChoice({
    label: 'Does every buyer live in the UK?',
    hint:
      'For this tax: 183 days or more here in the 365 days before ' +
      'completion. Nationality does not matter. Other tests ' +
      'apply to a company.',
    problem: 'Choose whether every buyer lives in the UK',
    options: [
      { value: 'no', label: 'Yes, every buyer' },
      { value: 'yes', label: 'No, or not every buyer' },
    ],
  }),
  date: maybeDay({ label: 'Day of completion', hint: 'Leave it empty for today’s rates.', start: '' }),
}
