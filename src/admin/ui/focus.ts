/**
 * Focuses an element once the pressed button has gone from the screen, unless the user has moved on: who types in a
 * field goes on there.
 * @param id of an element that takes the focus
 */
export const focusIfLost = (id: string) =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })

/** Focuses a row of a list whose button has gone: the first row that the button has added. */
export const focusRow = (list: Element | null, index: number) =>
  setTimeout(() => {
    const row = list?.children[index]
    if (!(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus()
  })
