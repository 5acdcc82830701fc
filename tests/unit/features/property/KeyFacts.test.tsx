import { isValidElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import { parseListing } from '../../../../src/domain/listing/parse-listing'
import { KeyFacts } from '../../../../src/features/property/KeyFacts'
import { completeListing } from '../../../complete-listing'

/** The children of all elements with this attribute. */
const childrenOf = (node: ReactNode, attribute: string): ReactNode[] => {
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => childrenOf(each, attribute))
  if (!isValidElement<Record<string, ReactNode>>(node)) return []
  const { children, [attribute]: value } = node.props
  return [...(value ? [children] : []), ...childrenOf(children, attribute)]
}

// refresh-expiring-texts.ts replaces the text node. React updates the new one only if the text is the only child.
it('A text that changes on a later day is the only child of its element', () => {
  const listing = parseListing(completeListing('rent', { id: 'a' })) as Listing
  expect(childrenOf(KeyFacts({ listing }), 'data-expiring')).toEqual([expect.any(String)])
})
