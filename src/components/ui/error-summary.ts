/** What is wrong with one answer: the id of its control, and a sentence. */
export interface FieldError {
  id: string
  message: string
}

const make = (tag: string, className: string, text = '') =>
  Object.assign(document.createElement(tag), { className, textContent: text })

/** Ties an error to its field as Field.astro does, or takes it away. */
function mark(control: HTMLElement, message?: string) {
  const field = control.closest('.field')
  const owner = control.matches('[type="radio"]') ? (field ?? control) : control
  const errorId = `${control.id}-error`
  const others = (owner.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== errorId)
  document.getElementById(errorId)?.remove()
  if (message) {
    const line = make('p', 'error', message)
    line.id = errorId
    line.prepend(make('span', 'sr-only', 'Error: '))
    // Above the control, or above what frames it: a select's arrow, a list of choices.
    let frame = control
    while (frame.parentElement && frame.parentElement !== field) frame = frame.parentElement
    frame.before(line)
    others.push(errorId)
  }
  if (others.length) owner.setAttribute('aria-describedby', others.join(' '))
  else owner.removeAttribute('aria-describedby')
  control.toggleAttribute('aria-invalid', false)
  if (message) control.setAttribute('aria-invalid', 'true')
}

/**
 * Shows what is wrong with a form, in its summary and at its fields, and moves the focus to the summary.
 * No errors takes all of it away.
 */
export function showErrors(form: HTMLFormElement, errors: FieldError[]) {
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid]')) mark(control)
  for (const { id, message } of errors) {
    const control = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    if (control) mark(control, message)
  }
  const summary = form.querySelector<HTMLElement>('.error-summary')
  if (!summary) return
  summary.hidden = errors.length === 0
  summary.querySelector('ul')?.replaceChildren(
    ...errors.map(({ id, message }) => {
      const item = document.createElement('li')
      item.append(Object.assign(document.createElement('a'), { href: `#${id}`, textContent: message }))
      return item
    }),
  )
  if (errors.length) summary.focus()
}
