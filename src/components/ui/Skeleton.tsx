const baseClass = 'block animate-breathe'
const row =
  'border-b border-line bg-[linear-gradient(var(--color-line)_0_0)] bg-[length:38%_0.85em] bg-left bg-no-repeat'
const kinds = {
  lines: 'my-[0.35em] h-[0.85em] bg-line first:mt-0 last:not-first:w-[62%] forced-colors:bg-[GrayText]',
  rows: `${row} h-12`,
}

interface Props {
  count: number
  kind?: keyof typeof kinds
}

/**
 * Loading placeholder: lines of text, or list rows below its `border-t border-ink`. A list with rows of another height
 * sets it.
 */
export const Skeleton = ({ count, kind = 'lines' }: Props) =>
  Array.from({ length: count }, (_, n) => <i key={n} className={`${baseClass} ${kinds[kind]}`} />)
