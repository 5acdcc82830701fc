import clsx from 'clsx'
import type { Listing } from '../../domain/listing/listing'
import { statusNotice } from '../../domain/listing/status-text'

const summaryClass = clsx(
  'mb-1.5 max-w-[40em] font-serif text-title leading-[1.15] font-light tracking-tight text-ink print:text-[15pt]',
)

/** Notice above a reserved listing: its status, and what that means for the reader. */
export function StatusNotice({ listing }: { listing: Listing }) {
  const notice = statusNotice(listing)
  if (!notice) return null
  return (
    <div
      className="pb-fluid-xs rail-main text-ink-2 max-md:pt-5 max-md:pb-2 md:col-start-2 print:pb-[4mm]"
      data-testid="status-notice"
      role="status"
    >
      <p className={summaryClass}>{notice.summary}</p>
      <p className="max-w-[40em]">{notice.explanation}</p>
    </div>
  )
}
