import { otherPrice, otherSize } from '../../../lib/other-units'
import { $preferences, followOtherTabs, prefer } from '../../../lib/preferences'

// Fetched only for a visitor who has asked for another currency or for square metres. Each price and size carries an empty
// element behind it; what that shows stands in its shadow, where neither React nor a test of the page's words looks.

const chooser = document.querySelector<HTMLFormElement>('.units')
const rateOf = (currency: string) => Number(chooser?.querySelector<HTMLElement>(`option[value="${currency}"]`)?.dataset['rate'])

class Other extends HTMLElement {
  static observedAttributes = ['pounds', 'feet']
  #forget?: () => void

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' })
    this.#forget = $preferences.subscribe(() => this.show())
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
    if (pounds > 0 && currency && rateOf(currency) > 0) return otherPrice(pounds, currency, rateOf(currency), this.hasAttribute('monthly'))
    return feet > 0 && size ? `· ${otherSize(feet)}` : ''
  }
  show() {
    if (this.shadowRoot) this.shadowRoot.textContent = this.text() && ` ${this.text()}`
  }
}
customElements.define('other-unit', Other)
followOtherTabs()

const choose = () => {
  const given = new FormData(chooser!)
  prefer({ currency: String(given.get('currency')), size: String(given.get('size')) })
}
// A choice may have brought this code, or been made while it came.
if (chooser && [...new FormData(chooser).values()].some(Boolean)) choose()
$preferences.subscribe(({ currency, size }) => {
  for (const [name, value] of Object.entries({ currency, size })) {
    const select = chooser?.elements.namedItem(name)
    if (select instanceof HTMLSelectElement) select.value = value
  }
})
if (chooser) chooser.onchange = choose
