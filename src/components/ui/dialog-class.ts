import clsx from 'clsx'

const sizes = {
  /** A short confirmation. */
  small: 'h-fit max-h-dvh w-[min(100%-2.5rem,34rem)]',
  /** Full screen on phones. */
  middle: clsx(
    'max-h-[min(100dvh-2.5rem,52rem)] w-[min(100%-2.5rem,40rem)]',
    'max-tablet:h-dvh max-tablet:max-h-none max-tablet:w-full',
  ),
}

/** A modal dialog that keeps the page's position (dialogs.css): needs `data-dialog` as well. */
export const dialogClass = (size: keyof typeof sizes = 'middle') =>
  clsx(
    'm-auto max-w-none overscroll-contain bg-stucco text-ink backdrop:bg-veil',
    'motion-safe:open:transition-[opacity,translate] motion-safe:open:duration-220 motion-safe:open:ease-out',
    'motion-safe:starting:open:translate-y-3 motion-safe:starting:open:opacity-0',
    'forced-colors:border forced-colors:border-[CanvasText]',
    sizes[size],
  )

/** The classes of its content. */
export const dialogBodyClass = (size: keyof typeof sizes = 'middle') =>
  clsx('px-fluid-sm pb-fluid-sm', size === 'small' ? 'pt-fluid-sm' : 'pt-fluid-xs')

export const dialogTitleClass = (size: keyof typeof sizes = 'middle') =>
  clsx('mb-3.5', size === 'small' ? 'text-title-small wrap-anywhere' : 'text-title')
