import clsx from 'clsx'
import { type Status, statusLabels } from '../../../domain/listing/listing-status'

const looks: Record<Status | 'scheduled' | 'archived', string> = {
  live: 'bg-live text-live-text',
  draft: 'border border-edge text-ink-2',
  under_offer: 'bg-offer text-offer-text',
  let_agreed: 'bg-agreed text-agreed-text',
  sold: 'bg-completed text-completed-text',
  let: 'bg-completed text-completed-text',
  scheduled: 'bg-scheduled text-scheduled-text',
  archived: 'border border-dashed border-edge text-ink-2',
}
const dots: Partial<Record<keyof typeof looks, string>> = {
  draft: 'border-[1.5px] border-current',
  archived: 'border-[1.5px] border-current',
  sold: 'h-0.5 rounded-none bg-current',
  let: 'h-0.5 rounded-none bg-current',
}

interface Props {
  status: Status
  archived?: boolean
  /** Replaces the status of a scheduled draft. */
  scheduled?: string
}

/** A listing's status: a word, a mark, and a supplementary colour. */
export function StatusPill({ status, archived, scheduled }: Props) {
  const look = archived ? 'archived' : scheduled && status === 'draft' ? 'scheduled' : status
  return (
    <span
      className={clsx(
        'inline-flex h-6.5 items-center gap-1.75 rounded-full px-2.5 text-small font-medium whitespace-nowrap',
        'max-tablet:h-8 max-tablet:text-note',
        'forced-colors:border',
        looks[look],
      )}
    >
      <i
        className={clsx(
          'size-2 shrink-0',
          dots[look] ?? 'bg-current',
          !dots[look]?.includes('rounded-none') && 'rounded-full',
        )}
        aria-hidden="true"
      />
      {look === 'archived' ? 'Archived' : look === 'scheduled' ? scheduled : statusLabels[status]}
    </span>
  )
}
