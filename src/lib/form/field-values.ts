type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldState {
  /** Its name among those of its island. */
  key: string
  field: Field
  value: string
  checked: boolean
  focused: boolean
  selection: [start: number, end: number] | null
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const selector = 'input:not([type=file],[type=hidden]),select,textarea'

/** The fields of an island by their names: radio buttons share one, and so do two forms that ask for the same. */
function fieldsIn(root: Element): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of root.querySelectorAll<Field>(selector)) {
    const name = [field.id, field.name, field.type === 'radio' && field.value].join()
    let n = 0
    while (fields.has(`${name} ${n}`)) n++
    fields.set(`${name} ${n}`, field)
  }
  return fields
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const start = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(start, 0)
  }
  return isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function selectionOf(field: Field): FieldState['selection'] {
  // Fields of numbers and choices have none: some throw, others say null.
  try {
    if (field instanceof HTMLSelectElement || field.selectionStart === null) return null
    return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
  } catch {
    return null
  }
}

const stateOf = (key: string, field: Field, focused: boolean): FieldState => ({
  key,
  field,
  value: field.value,
  checked: isChoice(field) && field.checked,
  focused,
  selection: selectionOf(field),
})

/** What the fields of an island hold. */
export const readFields = (root: Element): FieldState[] =>
  [...fieldsIn(root)].map(([key, field]) => stateOf(key, field, field === document.activeElement))

/**
 * Follows what somebody does in prerendered fields, whose own values are their attributes, until React has rendered the
 * island. Its result ends that and reads the fields that were used: a field that React has replaced still holds what
 * was put into it.
 */
export function followFields(island: HTMLElement): () => FieldState[] {
  const fields = fieldsIn(island)
  let focused = document.activeElement
  const listeners = new AbortController()
  const listen = <T extends 'focus' | 'blur' | 'change'>(type: T, listener: (event: HTMLElementEventMap[T]) => void) =>
    island.addEventListener(type, listener, { capture: true, signal: listeners.signal })
  // React may commit within any of these events, between a blur and the next focus too.
  listen('focus', ({ target }) => (focused = target as Element))
  listen('blur', ({ relatedTarget }) => (focused = (relatedTarget as Element | null) ?? focused))
  // Browsers send it as the focus leaves a field, and do not say where it goes. Its value is read in the end.
  listen('change', (event) => event.stopImmediatePropagation())
  return () => {
    listeners.abort()
    return [...fields]
      .map(([key, field]) => stateOf(key, field, field === focused))
      .filter((state) => state.focused || isChanged(state.field))
  }
}

/**
 * Gives back the focus and the text cursor that a field, or the one that took its place, has lost. Whoever went on to
 * another field meanwhile stays there.
 */
export function restoreFocus(root: Element, states: readonly FieldState[]): void {
  const state = states.find(({ focused }) => focused)
  const field = state && fieldsIn(root).get(state.key)
  if (!field || (document.activeElement ?? document.body) !== document.body) return
  field.focus({ preventScroll: true })
  if (state.selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...state.selection)
}

/** Types a value as a person would: React compares with what it set itself, by a property of its own. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Fills in fields that took the place of those that were read: values, choices, focus and text cursor. */
export function restoreFields(root: Element, states: readonly FieldState[]): void {
  const fields = fieldsIn(root)
  for (const { key, field, value, checked } of states) {
    const now = fields.get(key)
    if (!now || now === field) continue
    if (isChoice(now)) {
      if (now.checked !== checked) now.click()
    } else if (now.value !== value) type(now, value)
  }
  if (states.some(({ focused, field }) => focused && !field.isConnected)) restoreFocus(root, states)
}
