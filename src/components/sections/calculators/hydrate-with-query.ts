// An address that carries figures counts as a touch: the calculator hydrates to show them. Islands listen once
// the document is read, which is after this script.
if (location.search)
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      document.querySelector('[data-calculator]')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    }),
  )
