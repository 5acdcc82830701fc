import { factLabels } from '#messages/fact-labels.ts'
import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/time/format-day'
import { $mayEdit } from '../../../lib/http/admin-session'
import { londonDay } from '../../../lib/time/london-time'
import { CardPreview } from './CardPreview'
import { certificateNotices } from './certificates'
import { $progress, fieldId } from './form.store'
import { type FormField, sectionsOf } from './form-sections'
import { useListingForm } from './useListingForm'
import { saveListing } from './save-listing'
import { sectionState } from './progress'
import { StateMark } from '../StateMark'
import { serverDate } from '../../../lib/time/server-time'
import { Button } from '../../ui/Button'

/** The listing's progress, gaps first, with links to fields; and a preview of its card. */
export function Checklist() {
  const progress = useStore($progress)
  const mayEdit = useStore($mayEdit)
  const { values, status, stored } = useListingForm()
  const { needed, known, gaps, requested } = progress
  const certificates = certificateNotices(
    { ...values.record, epc_expires: values.facts.epc_expires?.value ?? '' },
    values.listing_type,
    londonDay(serverDate()),
  )
  const missing = gaps.filter(({ message }) => message === null).length
  // Some requested facts are not needed.
  const neededRequested = needed - known - missing
  const done = sectionsOf(values.listing_type).filter(({ fields }) => {
    const state = sectionState(fields, progress, {})
    return state.invalid + state.missing + state.requested === 0
  })
  return (
    <>
      <div className="desktop:pb-6">
        <h2 className="text-h3 leading-[1.2] outline-none" id="checklist-title" tabIndex={-1}>
          Ready to publish
        </h2>
        <p className="mt-2 flex items-baseline gap-2.5 text-note leading-[1.35]" role="status">
          <b className="font-serif-large text-h2 leading-none font-light tracking-tighter">{known}</b>
          <span>
            of {needed} known
            {neededRequested > 0 && `, ${neededRequested} waiting for owner`}
            {missing > 0 ? `, ${missing} missing` : '. Nothing is missing.'}
          </span>
        </p>
        <svg
          className="my-3 h-1.5 w-full bg-line forced-colors:border forced-colors:border-[CanvasText]"
          viewBox={`0 0 ${needed} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="fill-green forced-colors:fill-[CanvasText]" width={known} height="1" />
          <rect className="fill-stock forced-colors:fill-[GrayText]" x={known} width={neededRequested} height="1" />
        </svg>
        <ul>
          {gaps.map(({ field, label, message }) => (
            <Line key={field} state="missing" field={field} label={label} note={message} />
          ))}
          {requested.map((column) => (
            <Line
              key={column}
              state="requested"
              field={column}
              label={factLabels[column]}
              note={requestedNote(values.facts[column]?.checkedOn)}
            />
          ))}
        </ul>
        {certificates.length > 0 && (
          <>
            <Subtitle>Certificates</Subtitle>
            <ul>
              {certificates.map(({ field, label, notice }) => (
                <Line key={field} state="missing" field={field} label={label} note={notice} />
              ))}
            </ul>
          </>
        )}
        {done.length > 0 && (
          <>
            <Subtitle>Done</Subtitle>
            <p className="flex gap-2.5 border-t border-line py-1.75 text-note leading-[1.45]">
              <StateMark state="done" className="mt-0.75" />
              {done.map(({ title }) => title).join(', ')}
            </p>
          </>
        )}
        <Subtitle>Preview in the list</Subtitle>
        <CardPreview />
      </div>
      {stored.status === 'draft' && mayEdit && (
        <div
          className={clsx(
            'mt-6 border-t border-line bg-paper py-4 desktop:sticky desktop:bottom-0 desktop:-mx-6',
            'desktop:mt-auto desktop:px-6',
          )}
        >
          <Button
            variant="primary"
            className="w-full max-tablet:hidden"
            busy={status === 'saving'}
            onClick={() => void saveListing({ status: 'live' })}
          >
            Publish
          </Button>
          <p className="mt-2 text-small text-ink-2">
            {gaps.length > 0
              ? 'Complete what is missing to publish. You can save a draft without it.'
              : 'Saves the listing and shows it on the site at once.'}
          </p>
        </div>
      )}
    </>
  )
}

const requestedNote = (day = '') => (day ? `Waiting for owner since ${formatDay(day)}` : 'Waiting for owner')

const Subtitle = ({ children }: { children: ReactNode }) => (
  <h3 className="pt-4 pb-1 font-sans text-note leading-[1.4] font-semibold tracking-normal">{children}</h3>
)

interface LineProps {
  state: 'missing' | 'requested'
  field: FormField
  label: string
  note: string | null
}

function Line({ state, field, label, note }: LineProps) {
  return (
    <li
      className={clsx(
        'relative flex items-start gap-2.5 border-t border-line py-1.75 text-note leading-[1.35]',
        'pointer-coarse:py-3',
      )}
    >
      <StateMark state={state} className="mt-0.75" />
      <span className="flex-1">
        {label}
        {note && <small className="block text-small text-ink-2">{note}</small>}
      </span>
      <a className="quiet-link after:absolute after:inset-0" href={`#${fieldId(field)}`}>
        Go<span className="sr-only"> to {label}</span>
      </a>
    </li>
  )
}
