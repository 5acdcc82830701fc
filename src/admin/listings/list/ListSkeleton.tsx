import clsx from 'clsx'

/** The loading list, in its final size. */
export const ListSkeleton = () => (
  <>
    <p className="sr-only" role="status">
      Loading listings
    </p>
    <ul aria-hidden="true">
      {/* The headings of the columns. */}
      <li className="h-9.75 border-b border-line bg-stucco max-tablet:hidden desktop:h-12.75" />
      {Array.from({ length: 12 }, (_, n) => (
        <li
          className={clsx(
            'flex h-14 items-center gap-6 border-b border-line px-(--admin-margin)',
            'max-tablet:h-26 max-tablet:gap-3',
          )}
          key={n}
        >
          <i className="h-9.5 w-14.25 shrink-0 bg-surface-muted max-tablet:h-12 max-tablet:w-18" />
          <i className="block h-3.5 w-88 max-w-[60%] bg-line forced-colors:bg-[GrayText]" />
        </li>
      ))}
    </ul>
  </>
)
