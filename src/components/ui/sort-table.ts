// Adds a button to each heading of a sortable table, and stores the order in the address:
// ?sort=rental-yield&order=descending.

import { sorted } from '#messages/sorted-table.ts'

type SortDirection = 'ascending' | 'descending'
const buttonClass =
  '-my-1.5 cursor-pointer py-1.5 text-left underline decoration-line decoration-1 underline-offset-[0.32em] ' +
  'hover:text-ink hover:decoration-brick group-[[aria-sort]]:text-ink group-[[aria-sort]]:decoration-brick ' +
  "group-aria-[sort=ascending]:after:content-['_↑'_/_''] group-aria-[sort=descending]:after:content-['_↓'_/_''] " +
  'max-laptop:my-0 max-laptop:py-2.5 laptop:text-right'

for (const table of document.querySelectorAll<HTMLTableElement>('[data-sortable]')) {
  const [body] = table.tBodies
  if (!body) continue
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].filter((cell) => !('fixed' in cell.dataset))
  const status = table.parentElement?.querySelector('[data-sorted]')

  const sort = (head: HTMLTableCellElement, order: SortDirection) => {
    const value = (row: HTMLTableRowElement) => row.cells[head.cellIndex]?.dataset['value'] ?? ''
    const compare = (a: string, b: string) =>
      Number.isNaN(Number(a)) ? a.localeCompare(b, document.documentElement.lang) : Number(a) - Number(b)
    const rows = [...body.rows].sort((a, b) => compare(value(a), value(b)) * (order === 'ascending' ? 1 : -1))
    body.append(...rows)
    for (const other of heads) other.removeAttribute('aria-sort')
    head.setAttribute('aria-sort', order)
  }
  const press = (head: HTMLTableCellElement) => {
    // Figures start with the largest, names with A.
    const start: SortDirection = head === heads[0] ? 'ascending' : 'descending'
    const before = head.getAttribute('aria-sort')
    const order: SortDirection = before ? (before === 'ascending' ? 'descending' : 'ascending') : start
    sort(head, order)
    if (status) status.textContent = sorted(head.textContent, order === 'ascending')
    const url = new URL(location.href)
    url.searchParams.set('sort', head.dataset['key'] ?? '')
    url.searchParams.set('order', order)
    history.replaceState(history.state, '', url)
  }
  for (const head of heads) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = buttonClass
    button.append(...head.childNodes)
    button.addEventListener('click', () => press(head))
    head.append(button)
  }
  const wanted = new URLSearchParams(location.search)
  const chosen = heads.find((head) => head.dataset['key'] === wanted.get('sort'))
  if (chosen) sort(chosen, wanted.get('order') === 'ascending' ? 'ascending' : 'descending')
}
