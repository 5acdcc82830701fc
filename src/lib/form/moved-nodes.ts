/** The node itself, or what holds it, among the children of a parent; null where that holds neither. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

let guarded = false

/**
 * Lets React remove a text, or put something before it, that a translator has moved into a <font> or replaced: the DOM
 * throws there, and React empties the whole island (github.com/facebook/react/issues/11538).
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
