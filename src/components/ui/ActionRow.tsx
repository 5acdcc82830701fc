import clsx from 'clsx'
import type { HTMLAttributes } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  /** A div where more than phrasing stands in it. */
  as?: 'p' | 'div'
  /** Under a notice of few words: closer to them. */
  near?: boolean
}

/** The ways on from here, in a row: buttons, and plain links, which are underlined. */
export const ActionRow = ({ as: Row = 'p', near, className, ...row }: Props) => (
  <Row
    className={clsx(
      near ? 'mt-4' : 'mt-8',
      'flex flex-wrap items-center gap-x-7 gap-y-4 [&>a:not([class])]:py-2 [&>a:not([class])]:quiet-link',
      className,
    )}
    {...row}
  />
)
