import { paths } from '../../paths'
import type { ListingType } from '../../domain/listing/listing-status'
import { startWhereBox } from './where-box'
import type { WhereOption } from './where-panel'

// The home page’s search (components/sections/home/FindHome.astro): two plain forms with one “where” box each.

const inputOf = (type: ListingType) => document.getElementById(`where-${type}`) as HTMLInputElement
// An agency may offer one type only.
const types = (['rent', 'sale'] as const).filter(inputOf)
const tabOf = (type: ListingType) =>
  document.querySelector<HTMLInputElement>(`[data-find] [name=looking-for][value=${type}]`)
const chosenBeside = (input: HTMLInputElement) => input.parentElement?.querySelector<HTMLInputElement>('[type=hidden]')

/** Sends a chosen place under the filter’s own name or, without one, the typed text as `where`. */
function sendAs(input: HTMLInputElement, filter?: { name: string; value: string } | null) {
  chosenBeside(input)?.remove()
  input.removeAttribute('name')
  if (filter) {
    const { name, value } = filter
    input.parentElement?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  } else input.name = 'where'
}

function choose(type: ListingType, option: WhereOption) {
  if ('listing' in option) return location.assign(paths.property(option.listing.slug))
  if ('words' in option) {
    inputOf(type).value = option.words
    return sendAs(inputOf(type), { name: 'q', value: option.words })
  }
  const { name, filter, value, type: only = type } = option.place
  // A street of the other list.
  if (only !== type) tabOf(only)?.click()
  const input = inputOf(only)
  input.value = name
  sendAs(input, { name: filter, value })
  if (only !== type) input.focus()
}

/** Starts the suggestions of both forms. What is in one box is also in the other after a change of the list. */
export function startFindHome() {
  for (const type of types) {
    const input = inputOf(type)
    startWhereBox(input, { type: () => type, onType: () => sendAs(input), onChoose: (option) => choose(type, option) })
    tabOf(type)?.addEventListener('change', () => {
      const before = inputOf(type === 'rent' ? 'sale' : 'rent')
      input.value = before.value
      sendAs(input, chosenBeside(before))
    })
  }
}
