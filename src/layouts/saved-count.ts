import { savedKey } from '../domain/saved/saved-storage?copy'

// The count beside the header's heart: one file for all pages, not inlined in each.
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The header of each page has it.
const savedCount = document.querySelector('[data-saved]')!
/** Between the link's text and the count, for screen readers. */
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The header of each page has it.
const comma = document.querySelector<HTMLElement>('[data-saved-comma]')!
/** With the count from a Save button, if storage is unavailable. */
const countSaved = ({ detail }: Partial<CustomEvent<number>> = {}) => {
  let count = detail
  try {
    count ??= (JSON.parse(localStorage.getItem(savedKey) ?? '') as unknown[]).length
  } catch {
    // Nothing is saved, or storage is forbidden.
  }
  savedCount.textContent = `${count || ''}`
  comma.hidden = !count
}
countSaved()
// Another tab saved one, the page was restored from the back/forward cache, or a Save button was pressed.
for (const name of ['storage', 'pageshow', 'saved']) addEventListener(name, countSaved as EventListener)
