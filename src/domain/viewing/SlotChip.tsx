import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A row that a thumb moves sideways; it ends at the edge of its column. */
export const slotRowClass =
  '-mx-1 flex snap-x scroll-px-1 gap-2 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin] ' +
  '[scrollbar-color:var(--color-edge)_transparent]'

/** The hours of a day: wide enough for two clocks side by side, or one above the other on a phone. */
export const slotGridClass = (hasTwoClocks: boolean) =>
  clsx(
    'grid gap-2 max-phablet:grid-cols-3',
    hasTwoClocks
      ? 'phablet:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]'
      : 'phablet:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]',
  )

interface Props {
  id: string
  name: string
  isChosen: boolean
  /** What screen readers say. */
  label: string
  describedBy?: string | undefined
  /** A time, on how many clocks. */
  clocks?: 1 | 2 | undefined
  onChoose: () => void
  children: ReactNode
}

/** A radio that looks like a button. */
export const SlotChip = ({ id, name, isChosen, label, describedBy, clocks, onChoose, children }: Props) => (
  <label
    className={clsx(
      'relative flex min-h-11 flex-none cursor-pointer snap-start',
      clocks
        ? 'flex-wrap items-baseline justify-center gap-x-3 px-3 py-2 max-phablet:flex-col max-phablet:items-center ' +
            'max-phablet:px-1'
        : 'min-w-16 flex-col items-center justify-center px-2 py-1.5',
      clocks === 2 && 'phablet:justify-between',
      'rounded-sm border border-edge bg-white text-center leading-[1.25] hover:border-ink',
      'has-checked:border-green has-checked:bg-green has-checked:text-white has-checked:*:text-white',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
      'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
      'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:*:text-[HighlightText]',
    )}
  >
    <input
      type="radio"
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-sm opacity-0"
      id={id}
      name={name}
      checked={isChosen}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={onChoose}
    />
    {children}
  </label>
)
