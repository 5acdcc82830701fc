import clsx from 'clsx'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { languageName, ownLanguageName } from '../../lib/format/language-name'
import { nameLanguage } from '../../lib/format/text-language'
import { paths } from '../../paths'
import { useSpecialDays } from '../query/special-days.queries'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { rowId } from './inbox-keys'
import { answerLanguage } from './language'
import { PlaceLink } from './PlaceLink'
import { waitingTime } from './waiting-time'

const rightColumnClass = 'tabular-nums whitespace-nowrap laptop:text-right'
const timeClass = clsx(rightColumnClass, 'max-laptop:text-right max-laptop:text-small')

/** The waiting time of a new enquiry; the date of others. */
export function WaitingTime({ enquiry: { state, createdAt }, now }: { enquiry: Enquiry; now: Date }) {
  const specialDays = useSpecialDays()
  if (state !== 'new')
    return <span className={clsx(timeClass, 'text-ink-2')}>{formatShortTimestamp(createdAt, now)}</span>
  const { text, late } = waitingTime(createdAt, now, specialDays)
  return (
    <span className={clsx(timeClass, late && 'font-semibold text-brick-2')}>
      <span className="sr-only">{late ? 'Waiting longer than we promise: ' : 'Waiting: '}</span>
      {text}
    </span>
  )
}

interface SubjectProps {
  enquiry: Enquiry
  open: boolean
  /** Whether an enquiry is open to the right of the list. */
  isNarrow: boolean
}

/** Who wrote, and about what. */
export function Subject({ enquiry, open, isNarrow }: SubjectProps) {
  const key = enquiryKey(enquiry)
  const language = answerLanguage(enquiry)
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 wrap-anywhere">
      <PlaceLink
        className={clsx(
          'after:absolute after:inset-y-0 after:-left-4 focus-visible:outline-none max-laptop:basis-full',
          'max-laptop:text-body max-laptop:leading-[1.3]',
          isNarrow ? 'after:right-0' : 'after:-right-4',
          enquiry.state === 'closed' ? 'font-normal' : 'font-semibold',
        )}
        to={{ open: key }}
        id={rowId(key)}
        aria-current={open ? 'true' : undefined}
      >
        <bdi lang={nameLanguage(enquiry.name)}>{enquiry.name}</bdi>
      </PlaceLink>
      {language && (
        <span className="relative text-small text-ink-2 max-laptop:hidden">
          <span lang={language} aria-hidden="true">
            {ownLanguageName(language)}
          </span>
          <span className="sr-only">Reads {languageName(language)}</span>
        </span>
      )}
      {enquiry.about &&
        (enquiry.slug ? (
          <a
            className="relative text-ink-2 quiet-link decoration-line hover:text-ink max-laptop:hidden"
            href={paths.property(enquiry.slug)}
          >
            {enquiry.about}
          </a>
        ) : (
          <span className="relative text-ink-2 max-laptop:hidden">{enquiry.about}</span>
        ))}
    </p>
  )
}
