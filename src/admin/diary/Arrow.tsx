import { LineIcon } from '../ui/LineIcon'

/** An arrow to earlier or later days. */
export const Arrow = ({ to }: { to: 'left' | 'right' }) => (
  <LineIcon className="size-3 stroke-[1.5]" box={12} path={to === 'left' ? 'm8 1-5 5 5 5' : 'm4 1 5 5-5 5'} />
)
