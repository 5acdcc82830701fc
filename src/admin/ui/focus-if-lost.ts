/**
 * Focuses an element once the pressed button has gone from the screen, unless the user has moved on: who types in a
 * field goes on there.
 * @param id of an element that takes the focus
 */
export const focusIfLost = (id: string) =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })
