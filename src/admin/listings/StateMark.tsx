import clsx from 'clsx'

interface Props {
  state: 'done' | 'asked' | 'missing' | 'none'
  className?: string
}

const looks = {
  done: 'bg-green text-white forced-colors:bg-[CanvasText] forced-colors:text-[Canvas]',
  // eslint-disable-next-line id-denylist -- A state in the database.
  asked: 'border-2 border-stock',
  missing: 'border-2 border-brick',
  none: 'border border-edge',
}

/** A tick or ring beside a word with the same meaning. */
export const StateMark = ({ state, className }: Props) => (
  <span
    className={clsx('grid size-4 shrink-0 place-items-center rounded-full', looks[state], className)}
    aria-hidden="true"
  >
    {state === 'done' && (
      <svg className="size-3 fill-none stroke-current stroke-[2.6]" viewBox="0 0 20 20">
        <path d="m4 10.5 4 4 8-9" />
      </svg>
    )}
  </span>
)
