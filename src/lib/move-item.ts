/** The list with one entry moved. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, n) => n !== from)
  const place = Math.max(0, Math.min(to, rest.length))
  return list[from] === undefined ? [...list] : [...rest.slice(0, place), list[from], ...rest.slice(place)]
}
