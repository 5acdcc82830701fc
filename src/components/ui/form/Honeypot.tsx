const name = 'reference'

/** Milliseconds that a person needs at least to fill in a form. Whoever is quicker waits; nobody is refused. */
export const minimumFillMs = 2000

/** A field that people neither see, hear nor reach, and that a robot fills in. */
export const Honeypot = () => (
  <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
    <input name={name} tabIndex={-1} autoComplete="off" />
  </div>
)

/**
 * What stands in the honeypot, which goes along with the message: the database refuses it. Taken out, so that a
 * person whose browser filled it gets through at the next try.
 */
export function takeHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return ''
  const { value } = field
  field.value = ''
  return value
}
