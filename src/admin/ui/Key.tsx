import clsx from 'clsx'

/** A key of the keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd
    className={clsx(
      'mr-1 inline-block min-w-5 rounded-sm border border-b-2 border-line bg-paper px-1.5 py-px text-center',
      'font-sans text-tiny font-medium text-ink',
    )}
  >
    {children}
  </kbd>
)
