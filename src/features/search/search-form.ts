import { formatPounds } from '../../lib/format/money'
import type { Search } from './search-type'
import { parseSearch, searchQuery } from './search-address'

// The filters' form speaks the address's language: its fields have the address's names, and are read by the same rules.

/**
 * What a form asks for. What it has no field for (the map area, a drawn one, the view, in the bar the areas) stays; the
 * page is the first.
 */
export function readForm(form: HTMLFormElement, { type, areas, box, drawn, view }: Search): Search {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  const read = parseSearch(new URLSearchParams(fields), type)
  return { ...read, ...(!form.elements.namedItem('area') && { areas }), box, drawn, view }
}

/** Whether a form asks for what a search does, whatever its page. */
export const saysTheSame = (form: HTMLFormElement, search: Search) =>
  searchQuery(readForm(form, search)) === searchQuery({ ...search, page: 1 })

const isPrice = ({ name }: Control) => name === 'min' || name === 'max'
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

/** The fields in which somebody has chosen something before our code came. */
export const changedBefore = (form: HTMLFormElement): Set<Control> => new Set(controlsOf(form).filter(isChanged))

/** Makes a form ask for what a search does. One that already does is left alone: somebody may be typing in it. */
export function fillForm(form: HTMLFormElement, search: Search, except?: ReadonlySet<Control> | null) {
  if (saysTheSame(form, search)) return
  const values = new URLSearchParams(searchQuery(search))
  values.set('sort', search.sort)
  values.set('walk', String(search.walk))
  for (const control of controlsOf(form)) {
    if (except?.has(control)) continue
    const value = values.get(control.name) ?? ''
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = values.getAll(control.name).includes(control.value)
    else control.value = isPrice(control) && value ? formatPounds(Number(value)) : value
  }
}
