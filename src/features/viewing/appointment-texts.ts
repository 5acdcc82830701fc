// The texts of the page that moves or cancels a viewing, or the visit of a valuation. Pure.

const viewing = {
  what: 'viewing',
  titles: {
    requested: 'We hold this time for you',
    booked: 'Your viewing is booked',
    cancelled: 'Your viewing is cancelled',
  },
  explanations: {
    requested: 'It is not confirmed yet. We email you when we confirm it.',
    booked: 'Our email has the address, and an entry for your calendar.',
    cancelled: 'We do not expect you. To see the home after all, choose a new time on its page.',
  },
  over: 'To arrange another viewing, call',
}

const visit: typeof viewing = {
  what: 'visit',
  titles: {
    requested: 'We hold this time for you',
    booked: 'Your visit is booked',
    cancelled: 'Your visit is cancelled',
  },
  explanations: {
    requested: 'It is not confirmed yet. We email you when we confirm it.',
    booked: 'Our email says who visits you, and has an entry for your calendar.',
    cancelled: 'We do not come. To arrange another visit, call us.',
  },
  over: 'To arrange another visit, call',
}

/** The texts of a viewing of a home, or of a valuation visit. */
export const appointmentTexts = (appointment: 'viewing' | 'valuation') =>
  appointment === 'valuation' ? visit : viewing
