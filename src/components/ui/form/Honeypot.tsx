const name = 'reference'

/** The minimum milliseconds for filling in a form. Faster submits are delayed, never rejected. */
export const minimumFillMs = 2000

/** A field invisible to people and assistive technology, which bots fill in. */
export const Honeypot = () => (
  <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
    <input name={name} tabIndex={-1} autoComplete="off" />
  </div>
)

/**
 * Reads and clears the honeypot; the database rejects a filled one. Cleared, so that a person whose browser filled it
 * succeeds at the next attempt.
 */
export function takeHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return ''
  const { value } = field
  field.value = ''
  return value
}
