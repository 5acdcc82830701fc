import type { ReactNode } from 'react'

/** A row that a thumb moves sideways; it ends at the edge of its column. */
export const slotRowClass = '-mx-1 flex snap-x gap-2 overflow-x-auto overscroll-x-contain px-1 py-1'

interface Props {
  id: string
  name: string
  isChosen: boolean
  /** What screen readers say. */
  label: string
  describedBy?: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** A radio that looks like a button. */
export const SlotChip = ({ id, name, isChosen, label, describedBy, onChoose, children }: Props) => (
  <label
    className={
      'relative flex min-h-11 min-w-16 flex-none cursor-pointer snap-start flex-col items-center justify-center ' +
      'rounded-sm border border-edge bg-white px-2 py-1.5 text-center leading-[1.25] hover:border-ink ' +
      'has-checked:border-green has-checked:bg-green has-checked:text-white has-checked:*:text-white ' +
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ' +
      'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]'
    }
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
