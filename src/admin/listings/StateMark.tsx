import clsx from 'clsx'
import { LineIcon } from '../ui/LineIcon'

interface Props {
  state: 'done' | 'requested' | 'missing' | 'none'
  className?: string
}

const looks = {
  done: 'bg-green text-white forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
  requested: 'border-2 border-stock',
  missing: 'border-2 border-brick',
  none: 'border border-edge',
}

/** A tick or ring beside a word with the same meaning. */
export const StateMark = ({ state, className }: Props) => (
  <span
    className={clsx('grid size-4 shrink-0 place-items-center rounded-full', looks[state], className)}
    aria-hidden="true"
  >
    {state === 'done' && <LineIcon className="size-3 stroke-[2.6]" box={20} path="m4 10.5 4 4 8-9" />}
  </span>
)
