// An address with values counts as an interaction: the calculator hydrates to show them. Islands listen after
// DOMContentLoaded, which follows this script.
if (location.search)
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      document.querySelector('[data-calculator]')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    }),
  )
