// The difference of two texts, word by word. Pure.

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this number of pairs, the changed middle is shown as replaced: the comparison takes time for each pair. */
const mostPairs = 1_000_000

const words = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** How many words two lists have in common at their beginning. */
function commonStart(a: readonly string[], b: readonly string[]) {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

/** The longest common words of two lists, with what was removed and added between them. */
function compare(from: readonly string[], to: readonly string[]): DiffPart[] {
  if (from.length * to.length > mostPairs)
    return [
      { kind: 'removed', text: from.join('') },
      { kind: 'added', text: to.join('') },
    ]
  // lengths[i][j]: the number of common words of from.slice(i) and to.slice(j).
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint32Array(to.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      (lengths[i] as Uint32Array)[j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    if (i < from.length && from[i] === to[j]) {
      parts.push({ kind: 'same', text: `${from[i++]}` })
      j++
    } else if (i < from.length && (j === to.length || at(i + 1, j) >= at(i, j + 1)))
      parts.push({ kind: 'removed', text: `${from[i++]}` })
    else parts.push({ kind: 'added', text: `${to[j++]}` })
  }
  return parts
}

/** Fewer common words than these between two changes are chance: a rewritten sentence also has “and”. */
const fewestCommon = 3

/** Changes next to each other as one removed and one added text. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = []
  let [removed, added, same] = ['', '', '']
  const flush = () => {
    all.push({ kind: 'removed', text: removed }, { kind: 'added', text: added }, { kind: 'same', text: same })
    ;[removed, added, same] = ['', '', '']
  }
  for (const { kind, text } of parts) {
    if (kind === 'same') {
      same += text
      continue
    }
    const isChance = words(same).length < fewestCommon && removed + added !== ''
    if (same && isChance) [removed, added, same] = [removed + same, added + same, '']
    else if (same) flush()
    if (kind === 'removed') removed += text
    else added += text
  }
  flush()
  return all.filter(({ text }) => text !== '')
}

/** What was removed from a text and added to it. */
export function textDiff(before: string, after: string): DiffPart[] {
  const [from, to] = [words(before), words(after)]
  const start = commonStart(from, to)
  const [fromRest, toRest] = [from.slice(start), to.slice(start)]
  const end = commonStart([...fromRest].reverse(), [...toRest].reverse())
  return joined([
    { kind: 'same', text: from.slice(0, start).join('') },
    ...compare(fromRest.slice(0, fromRest.length - end), toRest.slice(0, toRest.length - end)),
    { kind: 'same', text: fromRest.slice(fromRest.length - end).join('') },
  ])
}
