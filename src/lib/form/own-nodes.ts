/** A node, its text, and what stands in it. */
export type OwnNode = readonly [node: Node, text: string | null, children: OwnNode[]]

declare global {
  interface HTMLElement {
    /** The nodes of an island, until it hydrates. */
    ownNodes?: OwnNode | undefined
  }
}

/** The nodes that the page brought, recorded as they come: a translator or an extension acts later. */
export const recordNodes = (node: Node): OwnNode => [node, node.nodeValue, [...node.childNodes].map(recordNodes)]

/**
 * Removes the nodes that others put among recorded ones (a translator's <font>, a password manager's button) and puts
 * the recorded ones back: React gives up prerendered nodes that are not its own, with all that was typed into them. A
 * node in its place is not touched, so it keeps its value, its focus and its text cursor. React ignores attributes that
 * it does not know.
 */
export function restoreNodes([node, text, children]: OwnNode): void {
  // Its text is no prerendered one, and React does not read it (domain/units/OtherUnit.tsx).
  if (node.nodeName === 'OTHER-UNIT') return
  if (node.nodeValue !== text) node.nodeValue = text
  const own = new Set(children.map(([child]) => child))
  for (const child of [...node.childNodes]) if (!own.has(child)) node.removeChild(child)
  children.forEach((child, position) => {
    const there = node.childNodes[position] ?? null
    if (there !== child[0]) node.insertBefore(child[0], there)
    restoreNodes(child)
  })
}
