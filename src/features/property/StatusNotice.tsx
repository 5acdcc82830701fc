import clsx from 'clsx'
import type { Listing } from '../../domain/listing/listing'
import { statusNotice } from '../../domain/listing/status-text'

// Beside its explanation from 1200 px on, to leave space for the rail.
const noticeClass = clsx(
  'rail-main pb-fluid-xs text-ink-2 max-tablet:pt-5 max-tablet:pb-2 tablet:col-start-2',
  'print:flex print:gap-[6mm] print:pb-[3mm]',
  'docked:flex docked:items-baseline docked:gap-x-8 docked:pb-5',
)
const summaryClass = clsx(
  'mb-1.5 max-w-[40em] font-serif text-title leading-[1.15] font-light tracking-tight text-ink',
  'print:shrink-0 print:text-[13pt]',
  'docked:shrink-0 docked:text-title-small',
)

/** Notice above a reserved listing: its status, and what that means for the reader. */
export function StatusNotice({ listing }: { listing: Listing }) {
  const notice = statusNotice(listing)
  if (!notice) return null
  return (
    <div className={noticeClass} data-testid="status-notice" role="status">
      <p className={summaryClass}>{notice.summary}</p>
      <p className="max-w-[40em] print:text-[8pt] docked:text-note">{notice.explanation}</p>
    </div>
  )
}
