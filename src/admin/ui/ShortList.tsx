import { type ReactNode, useRef, useState } from 'react'
import { TextButton } from './Button'
import { focusRow } from './focus'

interface Props<Item> {
  items: readonly Item[]
  /** How many show at first. */
  first: number
  /** How many there are, if it is more than the items. */
  count?: number
  className?: string
  row: (item: Item, index: number) => ReactNode
}

/** A list with its first rows, and a way to see the rest. */
export function ShortList<Item>({ items, first, count = items.length, className, row }: Props<Item>) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? items : items.slice(0, first)
  return (
    <>
      <ul className={className} ref={list}>
        {shown.map(row)}
      </ul>
      {shown.length < items.length && (
        <TextButton
          className="mt-1 py-2 text-note pointer-coarse:min-h-11"
          onClick={() => {
            setAll(true)
            focusRow(list.current, first)
          }}
        >
          Show {items.length - first} more
        </TextButton>
      )}
      {shown.length === items.length && count > items.length && (
        <p className="pt-2 text-small text-ink-2">And {count - items.length} more.</p>
      )}
    </>
  )
}
