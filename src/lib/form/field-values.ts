type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldState {
  /** The field's name within its island. */
  key: string
  field: Field
  value: string
  checked: boolean
  focused: boolean
  selection: [start: number, end: number] | null
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const selector = 'input:not([type=file],[type=hidden]),select,textarea'

/** The fields of an island by name: radio buttons share a name, and so do two forms with the same field. */
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
  // Number and choice fields have no selection: some throw, others return null.
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

/** Reads the state of every field of an island. */
export const readFields = (root: Element): FieldState[] =>
  [...fieldsIn(root)].map(([key, field]) => stateOf(key, field, field === document.activeElement))

/**
 * Tracks input in prerendered fields until React has hydrated the island. The returned function stops tracking and
 * reads the used fields: a field that React has replaced still has its typed value.
 */
export function followFields(island: HTMLElement): () => FieldState[] {
  const fields = fieldsIn(island)
  let focused = document.activeElement
  const listeners = new AbortController()
  const listen = <T extends 'focus' | 'blur' | 'change'>(type: T, listener: (event: HTMLElementEventMap[T]) => void) =>
    island.addEventListener(type, listener, { capture: true, signal: listeners.signal })
  // React may commit during any of these events, even between a blur and the next focus.
  listen('focus', ({ target }) => (focused = target as Element))
  listen('blur', ({ relatedTarget }) => (focused = (relatedTarget as Element | null) ?? focused))
  // Browsers fire change before blur, without the next focus target. The value is read at the end.
  listen('change', (event) => event.stopImmediatePropagation())
  return () => {
    listeners.abort()
    return [...fields]
      .map(([key, field]) => stateOf(key, field, field === focused))
      .filter((state) => state.focused || isChanged(state.field))
  }
}

/**
 * Restores the focus and text cursor that a field, or its replacement, has lost. Focus that has moved to another field
 * stays there.
 */
export function restoreFocus(root: Element, states: readonly FieldState[]): void {
  const state = states.find(({ focused }) => focused)
  const field = state && fieldsIn(root).get(state.key)
  if (!field || (document.activeElement ?? document.body) !== document.body) return
  field.focus({ preventScroll: true })
  if (state.selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...state.selection)
}

/** Sets a value through the native setter: React tracks values with its own property on the node. */
function type(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Fills in fields that replaced the ones that were read: values, choices, focus and text cursor. */
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
