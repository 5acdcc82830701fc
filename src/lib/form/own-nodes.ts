/** A node, its text and its children. */
export type OwnNode = readonly [node: Node, text: string | null, children: OwnNode[]]

declare global {
  interface HTMLElement {
    /** The recorded nodes of an island, until it hydrates. */
    ownNodes?: OwnNode | undefined
  }
}

/** Records the prerendered nodes while the page loads, before a translator or an extension changes them. */
export const recordNodes = (node: Node): OwnNode => [node, node.nodeValue, [...node.childNodes].map(recordNodes)]

/**
 * Removes foreign nodes (a translator's <font>, a password manager's button) and restores the recorded ones: React
 * discards prerendered nodes that it does not recognise, along with typed values. Nodes still in place are untouched,
 * so values, focus and text cursor survive. React ignores unknown attributes.
 * @returns whether anything had to be restored
 */
export function restoreNodes([node, text, children]: OwnNode): boolean {
  // Their content changes without React (domain/units/OtherUnit.tsx, features/property/trains/TrainTimes.tsx).
  if (node.nodeName === 'OTHER-UNIT' || node.nodeName === 'TRAIN-TIMES') return false
  let restored = node.nodeValue !== text
  if (restored) node.nodeValue = text
  const own = new Set(children.map(([child]) => child))
  for (const child of [...node.childNodes])
    if (!own.has(child)) {
      node.removeChild(child)
      restored = true
    }
  children.forEach((child, position) => {
    const there = node.childNodes[position] ?? null
    if (there !== child[0]) {
      node.insertBefore(child[0], there)
      restored = true
    }
    if (restoreNodes(child)) restored = true
  })
  return restored
}
