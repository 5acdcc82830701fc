import { diffArrays } from 'diff'

// The difference of two texts, word by word. Pure.

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** With more changes, the changed middle is shown as replaced: the comparison takes time for each. */
const maxChanges = 1000

const words = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** How many words two lists have in common at their beginning. */
function commonStart(a: readonly string[], b: readonly string[]) {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

/** What was removed from a list of words and added to it. */
const compare = (from: string[], to: string[]): DiffPart[] =>
  (
    diffArrays(from, to, { maxEditLength: maxChanges }) ?? [
      { removed: true, added: false, value: from },
      { removed: false, added: true, value: to },
    ]
  ).map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }))

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
