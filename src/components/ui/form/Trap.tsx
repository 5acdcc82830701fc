import { failed } from '../../../lib/result'

const name = 'reference'

/** Milliseconds that a person needs at least to fill in a form. Whoever is quicker waits; nobody is refused. */
export const leastTime = 2000

/** A field that people neither see, hear nor reach, and that a robot fills in. */
export const Trap = () => (
  <div className="trap" aria-hidden="true">
    <input name={name} tabIndex={-1} autoComplete="off" />
  </div>
)

/**
 * The refusal of a form whose trap was filled; null where it was not. It empties the trap: a person whose browser filled
 * it keeps their answers, reads our number, and gets through at the next try.
 */
export function sprung(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value === '') return null
  field.value = ''
  return failed('refused', 'Something filled in a field of this form that nobody sees. Please send it once more.')
}
