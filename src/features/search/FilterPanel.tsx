import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { barControlClass, chevronClass } from './filter-class'

interface Props {
  label: string
  /** One of its filters is active. */
  set: boolean
  wide?: boolean
  children: ReactNode
}

/** Fields behind a summary in the bar. Opens without JavaScript; with it, Escape and outside presses close it. */
export function FilterPanel({ label, set, wide, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={details}
      className="group relative shrink-0 border-r border-line max-md:hidden"
      // It may have been opened before hydration.
      suppressHydrationWarning
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.preventDefault()
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        const shut = ({ target }: Event) => {
          if (currentTarget.contains(target as Node)) return
          currentTarget.open = false
          removeEventListener('pointerdown', shut)
        }
        addEventListener('pointerdown', shut)
      }}
    >
      <summary
        className={clsx(
          barControlClass,
          chevronClass,
          'relative flex list-none items-center group-open:after:rotate-225 md:after:bottom-6',
          set && 'font-semibold',
        )}
      >
        {label}
      </summary>
      <div
        className={clsx(
          'absolute top-full z-2 grid grid-cols-2 gap-x-6 bg-paper px-5 pt-2 pb-5 shadow-raised ring-1 ring-line',
          'max-h-[calc(100svh-8rem)] overflow-y-auto',
          // The wide panel's label is far right in the bar: aligned left, it would overflow a tablet's screen.
          wide ? 'right-0 w-[min(36rem,60vw)]' : 'left-0 w-80',
        )}
      >
        {children}
      </div>
    </details>
  )
}
