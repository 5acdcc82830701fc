import { formatPounds } from '../../lib/format/money'
import { isPriceName, isUnclearPrice, withoutPence } from './filter-steps'
import type { Search } from './search-type'
import { parseSearch, searchQuery } from './search-address'

// The filter form uses the address's names and parsers.

/**
 * The search of a form's fields. Values without a field (postcode, bounds, drawn area, view) stay, and the limits of
 * prices that are not understood; the page is reset.
 */
export function searchOfFields(fields: [name: string, value: string][], search: Search): Search {
  const { type, postcode, box, drawn, view } = search
  const understood = fields.map(([name, value]): [string, string] => {
    if (!isPriceName(name)) return [name, value]
    return [name, isUnclearPrice(value) ? String(search[name] ?? '') : withoutPence(value)]
  })
  return { ...parseSearch(new URLSearchParams(understood), type), postcode, box, drawn, view }
}

/** A form's search; the bar has no field for areas. */
export function readForm(form: HTMLFormElement, search: Search): Search {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const read = searchOfFields(fields, search)
  return form.elements.namedItem('area') ? read : { ...read, areas: search.areas }
}

/** Whether a form equals a search, apart from its page. */
export const formMatches = (form: HTMLFormElement, search: Search) =>
  searchQuery(readForm(form, search)) === searchQuery({ ...search, page: 1 })

export type Control = HTMLInputElement | HTMLSelectElement
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  )
const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected) && control.value !== ''
    : control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue

const priceValue = (pounds: number | undefined) => (pounds === undefined ? '' : formatPounds(pounds))
const isTyped = (field: EventTarget) => field instanceof HTMLInputElement && field.type !== 'checkbox'

/** The fields whose price is not understood. */
const unclearControls = (form: HTMLFormElement) =>
  controlsOf(form).flatMap((control) =>
    isPriceName(control.name) && isUnclearPrice(control.value) ? [{ name: control.name, control }] : [],
  )

/** Their names. */
export const unclearPrices = (form: HTMLFormElement) => unclearControls(form).map(({ name }) => name)

/** Empties the fields whose price is not understood. */
export function clearUnclearPrices(form: HTMLFormElement) {
  for (const { control } of unclearControls(form)) control.value = ''
}

/** Replaces prices that are not understood where the search's limit has changed, such as by removing it. */
export function replaceUnclearPrices(form: HTMLFormElement, search: Search, before: Search) {
  for (const { name, control } of unclearControls(form))
    if (search[name] !== before[name]) control.value = priceValue(search[name])
}

/** The name of the first of these fields, if all are typed in, letter by letter. */
export function typedField(fields: Iterable<EventTarget>): string | undefined {
  const all = [...fields]
  return all.every(isTyped) ? (all[0] as Control).name : undefined
}

/** The fields changed before hydration. */
export const changedBefore = (form: HTMLFormElement): Set<Control> => new Set(controlsOf(form).filter(isChanged))

/** Fills a form from a search. A form that already equals it is left alone: somebody may be typing in it. */
export function fillForm(form: HTMLFormElement, search: Search, except?: ReadonlySet<Control> | null) {
  if (formMatches(form, search)) return
  const values = new URLSearchParams(searchQuery(search))
  values.set('sort', search.sort)
  values.set('walk', String(search.walk))
  values.set('within', String(search.within))
  for (const control of controlsOf(form)) {
    if (except?.has(control)) continue
    const value = values.get(control.name) ?? ''
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = values.getAll(control.name).includes(control.value)
    else control.value = isPriceName(control.name) && value ? formatPounds(Number(value)) : value
  }
}
