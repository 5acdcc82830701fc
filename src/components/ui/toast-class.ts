import clsx from 'clsx'

/** The toast container, at the bottom of the page. */
export const toastsClass = clsx(
  'pointer-events-none fixed right-margin bottom-0 left-[calc(var(--spacing-margin)+var(--spacing-rail))] z-6',
  'print:hidden',
)

/** A toast: its text, then its action. */
export const toastClass = clsx(
  'pointer-events-auto flex w-fit max-w-[min(100%,36rem)] flex-wrap items-center gap-x-[clamp(0.4rem,2vw,1.5rem)]',
  'border-l-2 border-brick bg-paper py-2 pr-2 pl-[max(1.1rem,var(--spacing-indent))] text-note leading-[1.4] text-ink',
  'shadow-framed transition-[opacity,translate] duration-220 ease-out',
  'starting:translate-y-3 starting:opacity-0 forced-colors:border forced-colors:border-[CanvasText]',
  // Above the bottom bar of a property page.
  'mb-6 max-tablet:in-[body:has(.reach)]:mb-23',
)

/** A link or button in a toast. */
export const toastActionClass =
  'grid min-h-11 cursor-pointer place-items-center px-[clamp(0.4rem,2.3vw,0.9rem)] quiet-link'
