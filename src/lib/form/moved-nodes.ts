/** The <font> with the translation of a text, which a translator has removed. */
const copies = new WeakMap<Node, Element>()

/** A node, or the copy in its place. */
const inPlace = (node: Node): Node => (node.parentNode ? node : (copies.get(node) ?? node))

/** The child of a parent that is or contains the node; null if there is none. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/** Chromium's translator inserts the copy before the text, and removes the text. */
function recordCopies(changes: MutationRecord[]) {
  for (const { removedNodes, addedNodes, previousSibling } of changes) {
    const copy = addedNodes[0] ?? previousSibling
    for (const node of removedNodes)
      if (node instanceof Text && copy instanceof Element && copy.nodeName === 'FONT') copies.set(node, copy)
  }
}

let guarded = false

/**
 * Lets React change or remove a text, or insert before it, after a translator has replaced it or moved it into a
 * <font>. Without it the old text stays, or the DOM throws and React empties the island
 * (github.com/facebook/react/issues/11538).
 */
export function guardMovedNodes(): void {
  if (guarded) return
  guarded = true
  new MutationObserver(recordCopies).observe(document, { childList: true, subtree: true })
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childHolding(this, inPlace(child))
    const removed = holder?.nodeName === 'FONT' ? holder : child
    if (removed.parentNode) removeChild.call(removed.parentNode, removed)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && childHolding(this, inPlace(before))) as T
  }
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      if (!this.parentNode) copies.get(this)?.replaceWith(this)
      text?.set?.call(this, value)
    },
  })
}
