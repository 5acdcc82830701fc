/** Focuses the title of the list around an element, which may be about to go. */
export const focusTitle = (element: Element | null) =>
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus()
