import clsx from 'clsx'

interface Props {
  /** Drawn on a square of `box` units. */
  path: string | undefined
  box: number
  /** The size, and the width of the lines. */
  className: string
}

/** An icon of lines, beside text or in a button with another accessible name. */
export const LineIcon = ({ path, box, className }: Props) => (
  <svg className={clsx('fill-none stroke-current', className)} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
    <path d={path} />
  </svg>
)
