import { convertPrice, convertSize } from './convert'
import { $preferences, followOtherPages, type Preferences, prefer } from './preferences'

// Loaded only for visitors who chose another currency or square metres. Each price and size has an empty element after
// it for our text, which React ignores (OtherUnit.tsx).

// On the page of a listing added today, the chooser is rendered after this code loads.
const chooser = () => document.querySelector<HTMLElement>('[data-units]')
const rateOf = (currency: string) =>
  Number(chooser()?.querySelector<HTMLElement>(`option[value="${currency}"]`)?.dataset['rate'])

class Other extends HTMLElement {
  static observedAttributes = ['pounds', 'feet']
  #forget?: () => void

  connectedCallback() {
    this.#forget = $preferences.subscribe(() => this.show())
    showChoice()
  }
  disconnectedCallback() {
    this.#forget?.()
  }
  attributeChangedCallback() {
    this.show()
  }
  text() {
    const { currency, size } = $preferences.get()
    const [pounds, feet] = [Number(this.getAttribute('pounds')), Number(this.getAttribute('feet'))]
    if (pounds > 0 && currency && rateOf(currency) > 0)
      return convertPrice(pounds, currency, rateOf(currency), this.hasAttribute('monthly'))
    return feet > 0 && size ? `· ${convertSize(feet)}` : ''
  }
  show() {
    const text = this.text() && ` ${this.text()}`
    if (this.textContent !== text) this.textContent = text
  }
}
const selects = () => [...(chooser()?.querySelectorAll('select') ?? [])]
/** The choices of the page's selects: a page without sizes has none for them, and the stored choice stays. */
const chosen = (): Partial<Preferences> => Object.fromEntries(selects().map(({ name, value }) => [name, value]))
const choose = () => prefer(chosen())
/** Shows the preference in the chooser. */
function showChoice() {
  const preferred = $preferences.get()
  for (const select of selects()) select.value = preferred[select.name as keyof Preferences]
  // A page without a chooser has no rates and reserves no line for them.
  document.documentElement.toggleAttribute('data-other-currency', preferred.currency !== '' && chooser() !== null)
}

// A choice may have loaded this code, or been made while it loaded.
if (Object.values(chosen()).some(Boolean)) choose()
customElements.define('other-unit', Other)
followOtherPages()
$preferences.subscribe(showChoice)
// Replaces the handler that loaded this code.
document.onchange = ({ target }) => {
  if ((target as Element).closest('[data-units]')) choose()
}
