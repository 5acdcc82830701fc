import * as messages from '#messages/where.ts'
import { readReference } from '../../domain/search/where'
import type { ListingType } from '../../domain/listing/listing-status'
import { listingOfReference, readPlaces } from './where.queries'
import { offerText, optionRow, type WhereOffer, type WhereOption, whereOffer } from './where-panel'

export interface WhereBoxOptions {
  /** The list that is searched. */
  type: () => ListingType
  onChoose: (option: WhereOption) => void
  /** The text no longer is what was chosen. */
  onType?: () => void
}

const panelClass =
  'absolute top-full left-0 z-5 mt-1 max-h-[min(26rem,60svh)] w-max max-w-[calc(100vw-2*var(--spacing-margin))] ' +
  'min-w-[max(100%,min(21rem,100vw-2*var(--spacing-margin)))] overflow-y-auto overscroll-contain bg-paper text-note ' +
  'shadow-framed forced-colors:border'
const clearClass =
  'absolute top-0 right-0 flex h-full w-9 cursor-pointer items-center justify-center text-ink-2 hover:text-ink ' +
  'peer-placeholder-shown:hidden pointer-coarse:w-11'

// Debounces the request for a reference.
const restMs = 250
const boxes = new WeakSet<HTMLInputElement>()

/**
 * Makes a text field a combobox with suggestions: “Editable Combobox With List Autocomplete” of the ARIA Authoring
 * Practices. The field is a `peer`; its parent is positioned and gets the parts. A second call for the same field does
 * nothing. Our own: React Aria’s combobox weighs twelve times as much, and a `<datalist>` forgives no mistakes and says
 * no kinds (docs/decisions/030).
 */
export function startWhereBox(input: HTMLInputElement, { type, onChoose, onType }: WhereBoxOptions) {
  const frame = input.parentElement
  if (!frame || boxes.has(input)) return
  boxes.add(input)
  const listId = `${input.id}-places`
  const panel = document.createElement('div')
  panel.innerHTML =
    `<p class="border-b border-line px-3.5 py-2.5 text-small text-ink-2" hidden></p>` +
    `<ul role="listbox" id="${listId}" aria-label="${messages.places}"></ul>`
  panel.className = panelClass
  panel.hidden = true
  const [note, list] = panel.children as unknown as [HTMLElement, HTMLElement]
  const status = Object.assign(document.createElement('p'), { className: 'sr-only' })
  status.setAttribute('role', 'status')
  const clear = Object.assign(document.createElement('button'), { type: 'button', className: clearClass })
  clear.setAttribute('aria-label', messages.clear)
  clear.innerHTML =
    '<svg class="size-2.5 stroke-current stroke-[1.4]" viewBox="0 0 10 10" aria-hidden="true">' +
    '<path d="m1.5 1.5 7 7m0-7-7 7"/></svg>'
  frame.append(clear, panel, status)
  const describe = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-expanded': 'false' }
  for (const [name, value] of Object.entries(describe)) input.setAttribute(name, value)

  let offer: WhereOffer = { options: [] }
  let active = -1
  let request = 0

  function activate(position: number) {
    list.children[active]?.setAttribute('aria-selected', 'false')
    active = position
    const row = list.children[active]
    row?.setAttribute('aria-selected', 'true')
    row?.scrollIntoView({ block: 'nearest' })
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }
  function show(open: boolean) {
    panel.hidden = !open || offer.options.length === 0
    input.setAttribute('aria-expanded', String(!panel.hidden))
    if (panel.hidden) {
      activate(-1)
      status.textContent = ''
    }
  }
  function render(next: WhereOffer) {
    offer = next
    activate(-1)
    list.replaceChildren(...offer.options.map((option, n) => optionRow(option, `${listId}-${n}`, type())))
    note.textContent = offer.note ?? ''
    note.hidden = !offer.note
    const wasHidden = panel.hidden
    show(true)
    // A phone’s keyboard covers the lower half of the screen.
    if (wasHidden && matchMedia('(pointer: coarse)').matches) frame?.scrollIntoView({ block: 'start' })
    else panel.scrollIntoView({ block: 'nearest' })
    if (!panel.hidden) status.textContent = offerText(offer)
  }
  async function update() {
    const own = ++request
    const text = input.value
    // A search empties the box when it is done.
    const isCurrent = () => own === request && input.value === text
    const places = await readPlaces()
    if (!isCurrent()) return
    render(whereOffer(places.ok ? places.value : null, text, type()))
    const reference = readReference(text)
    if (!reference) return
    await new Promise((resolve) => setTimeout(resolve, restMs))
    const listing = isCurrent() && (await listingOfReference(reference))
    if (!isCurrent() || !listing || !listing.ok) return
    render(
      whereOffer(places.ok ? places.value : null, text, type(), listing.value && { listing: listing.value, reference }),
    )
  }
  function close() {
    request++
    show(false)
  }
  function choose(option: WhereOption | undefined) {
    if (!option) return
    close()
    onChoose(option)
  }

  input.addEventListener('input', () => {
    onType?.()
    void update()
  })
  input.addEventListener('click', () => panel.hidden && void update())
  input.addEventListener('blur', close)
  input.addEventListener('keydown', (event) => {
    // In Safari the Enter that ends a composition comes after it, with this code.
    if (event.isComposing || event.keyCode === 229) return
    const { length } = offer.options
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step && panel.hidden) void update()
    else if (step) activate(active < 0 ? (step > 0 ? 0 : length - 1) : (active + step + length) % length)
    else if (event.key === 'Escape' && !panel.hidden) close()
    else if (event.key === 'Escape' && input.value) clear.click()
    else if (event.key === 'Enter' && active >= 0) choose(offer.options[active])
    else {
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  })
  // A press keeps the focus, and with it the panel and a phone’s keyboard.
  for (const part of [panel, clear]) part.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const row = (target as Element).closest('[role=option]')
    choose(offer.options[[...list.children].findIndex((each) => each === row)])
  })
  clear.addEventListener('click', () => {
    input.value = ''
    onType?.()
    close()
    input.focus()
  })
  // Unless its text has been sent meanwhile (WhereField.tsx).
  if (input === document.activeElement && !input.hasAttribute('aria-busy')) void update()
}
