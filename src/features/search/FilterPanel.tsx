import clsx from 'clsx'
import { type ReactNode, useCallback, useRef } from 'react'
import { barControlClass, chevronClass } from './filter-class'

// The wide panel begins at its label if the screen has room, and otherwise ends at the page margin: it is sticky in a
// frame that reaches as far to the left of the label as to the right.
const wideFrameClass =
  'pointer-events-none -left-(--panel) w-[calc(2*var(--panel))] justify-end [--panel:min(36rem,60vw)]'

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
  // One function: a second opening adds no second listener.
  const shut = useCallback(({ target }: Event) => {
    if (details.current && !details.current.contains(target as Node)) details.current.open = false
  }, [])
  return (
    <details
      ref={details}
      className="group relative shrink-0 border-r border-line max-tablet:hidden"
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
      onToggle={({ currentTarget }) =>
        currentTarget.open ? addEventListener('pointerdown', shut) : removeEventListener('pointerdown', shut)
      }
    >
      <summary
        className={clsx(
          barControlClass,
          chevronClass,
          'relative flex list-none items-center group-open:after:rotate-225 tablet:after:bottom-6',
          set && 'font-semibold',
        )}
      >
        {label}
      </summary>
      <div className={clsx('absolute top-full z-2 flex', wide ? wideFrameClass : 'left-0')}>
        <div
          className={clsx(
            'grid max-h-[calc(100svh-8rem)] grid-cols-2 gap-x-6 overflow-y-auto bg-paper px-5 pt-2 pb-5 shadow-framed',
            wide ? 'pointer-events-auto sticky right-margin w-(--panel)' : 'w-80',
          )}
        >
          {children}
        </div>
      </div>
    </details>
  )
}
