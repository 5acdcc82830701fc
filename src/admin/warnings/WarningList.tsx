import { useRef } from 'react'
import { formatCount } from '../../lib/format/words'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { TextButton } from '../ui/Button'
import { focusRow } from '../ui/focus'
import { warningOf, type WarningSection } from './warnings'

/** How many more rows a press shows. */
const pageLength = 100

interface Props {
  section: WarningSection
  /** Whether more rows of any kind are being read. */
  isBusy: boolean
  /** Whether more rows of this kind are. */
  isLoading: boolean
  /** Whether they could not be read. */
  hasFailed: boolean
  /** Reads so many rows. */
  onShowMore: (limit: number, onShown: () => void) => void
}

/** The warnings of one kind: the first ones, and a button for more. */
export function WarningList({ section: { title, count, rows }, isBusy, isLoading, hasFailed, onShowMore }: Props) {
  const today = londonDay(serverDate())
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const left = count - rows.length
  const showMore = () =>
    onShowMore(rows.length + pageLength, () => {
      // Unless the user has moved on.
      if ([document.body, button.current].includes(document.activeElement as HTMLElement))
        focusRow(list.current, rows.length)
    })
  return (
    <section className="mt-10">
      <h2 className="border-b border-ink pb-2 font-serif text-h3 leading-[1.2] tracking-snug">
        {title}{' '}
        <span className="font-sans text-note tracking-normal text-ink-2 tabular-nums">{formatCount(count)}</span>
      </h2>
      <ul ref={list}>
        {rows.map((row) => {
          const { key, listing, message, href } = warningOf(row, today)
          return (
            <li
              className="grid gap-x-6 border-b border-line py-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
              key={key}
            >
              <a className="self-start wrap-anywhere quiet-link decoration-edge" href={href}>
                {listing}
              </a>
              <span className="text-note wrap-anywhere text-ink-2">{message}</span>
            </li>
          )
        })}
      </ul>
      {left > 0 && (
        <TextButton
          className="mt-1 py-2 text-note tabular-nums pointer-coarse:min-h-11"
          busy={isBusy}
          ref={button}
          onClick={showMore}
        >
          {isLoading
            ? 'Loading…'
            : left > pageLength
              ? `Show ${pageLength} of ${formatCount(left)} more`
              : `Show ${left} more`}
        </TextButton>
      )}
      <p className="pt-2 text-note text-brick empty:sr-only" role="alert">
        {hasFailed && 'More could not be loaded. Try again.'}
      </p>
    </section>
  )
}
