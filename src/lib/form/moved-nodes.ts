/** The child of a parent that is or contains the node; null if there is none. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

let guarded = false

/**
 * Lets React remove or insert before a text node that a translator has replaced or moved into a <font>. Without it the
 * DOM throws and React empties the island (github.com/facebook/react/issues/11538).
 */
export function guardMovedNodes(): void {
  if (guarded) return
  guarded = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childHolding(this, child)
    const removed = holder?.nodeName === 'FONT' ? holder : child
    if (removed.parentNode) removeChild.call(removed.parentNode, removed)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && childHolding(this, before)) as T
  }
}
