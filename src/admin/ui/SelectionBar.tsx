import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format/words'
import { PlainButton } from './Button'

/** The class of an action in the bar. */
export const selectionActionClass = clsx(
  'min-h-9 shrink-0 cursor-pointer rounded-sm border border-white/40 px-3.5 whitespace-nowrap max-tablet:px-2.5',
  'hover:border-white pointer-coarse:min-h-11',
)

interface Props {
  label: string
  className: string
  count: number
  /** How many could be selected, and at most at once. */
  total: number
  max: number
  isSelecting: boolean
  onSelectAll: () => void
  onClear: () => void
  /** The actions. */
  children: ReactNode
}

/** What can be done with the selected rows of a list. */
export const SelectionBar = ({ label, className, count, total, max, isSelecting, children, ...actions }: Props) => (
  <section
    className={clsx(
      'flex min-h-13.5 scrollbar-none items-center gap-2.5 bg-green py-2 text-note text-white max-tablet:flex-wrap',
      'tablet:overflow-x-auto',
      className,
    )}
    aria-label={label}
  >
    <p className="pr-1.5 font-semibold whitespace-nowrap tabular-nums" role="status">
      {formatCount(count)} selected
    </p>
    <button
      type="button"
      className="min-h-9 cursor-pointer px-2 whitespace-nowrap pointer-coarse:min-h-11"
      onClick={actions.onClear}
    >
      Clear<span className="sr-only"> the selection</span>{' '}
      <kbd
        aria-hidden="true"
        className="ml-1 rounded-sm border border-white/35 px-1.5 font-sans text-tiny max-laptop:hidden"
      >
        Esc
      </kbd>
    </button>
    {count < Math.min(total, max) && (
      <PlainButton
        className="mr-2 min-h-9 cursor-pointer whitespace-nowrap underline underline-offset-4 pointer-coarse:min-h-11"
        busy={isSelecting}
        onClick={actions.onSelectAll}
      >
        Select {total > max ? `the first ${formatCount(max)}` : `all ${formatCount(total)}`}
      </PlainButton>
    )}
    {/* On phones, on a line of their own. */}
    <div className="flex gap-2 max-tablet:basis-full max-tablet:flex-wrap">{children}</div>
  </section>
)
