import clsx from 'clsx'
import type { HTMLAttributes } from 'react'

interface Props extends HTMLAttributes<HTMLElement> {
  /** Below a short notice: closer to it. */
  near?: boolean
}

/** A row of actions: buttons, and underlined plain links. */
export const ActionRow = ({ near, className, ...row }: Props) => (
  <p
    className={clsx(
      near ? 'mt-4' : 'mt-8',
      'flex flex-wrap items-center gap-x-7 gap-y-4 [&>a:not([class])]:py-2 [&>a:not([class])]:quiet-link',
      className,
    )}
    {...row}
  />
)
