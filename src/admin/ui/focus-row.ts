/** Focuses a row of a list whose button has gone: the first row that the button has added. */
export const focusRow = (list: Element | null, index: number) =>
  setTimeout(() => {
    const row = list?.children[index]
    if (!(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus()
  })
