import { formatPounds } from '../../lib/format/money'
import { isPriceName } from './filter-steps'
import type { Search } from './search-type'
import { parseSearch, searchQuery } from './search-address'

// The filter form uses the address's names and parsers.

/** A form's search. Values without a field (bounds, drawn area, view, in the bar the areas) stay; the page is reset. */
export function readForm(form: HTMLFormElement, { type, areas, box, drawn, view }: Search): Search {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const read = parseSearch(new URLSearchParams(fields), type)
  return { ...read, ...(!form.elements.namedItem('area') && { areas }), box, drawn, view }
}

/** Whether a form equals a search, apart from its page. */
export const formMatches = (form: HTMLFormElement, search: Search) =>
  searchQuery(readForm(form, search)) === searchQuery({ ...search, page: 1 })

const isPrice = ({ name }: Control) => isPriceName(name)
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

const isTyped = (field: EventTarget) => field instanceof HTMLInputElement && field.type !== 'checkbox'

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
    else control.value = isPrice(control) && value ? formatPounds(Number(value)) : value
  }
}
