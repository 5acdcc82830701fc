import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { ActionRow } from '../../../components/ui/ActionRow'
import { ErrorSummary } from '../../../components/ui/form/ErrorSummary'
import { Notice } from '../../../components/ui/Notice'
import { isWithheld, withheldText } from '../../../domain/listing/has-page'
import { $mayEdit } from '../../../lib/http/admin-session'
import { Button, TextButton } from '../../ui/Button'
import { useIsPhone } from '../../ui/use-media'
import { ConflictNotice } from './ConflictNotice'
import { fieldOrder } from './form-sections'
import { fieldId, isDirty } from './form.store'
import { $section } from './section.store'
import { useListingForm } from './useListingForm'
import { discardChanges } from './useOpenForm'
import { saveListing } from './save-listing'

/** Notices above the form: restored changes, a failed save, unlikely values, a colleague's changes. */
export function FormNotices() {
  const { restored, failure, warnings, conflict, attempts, statusToSave, status, stored } = useListingForm()
  const mayEdit = useStore($mayEdit)
  const kind = { listingType: stored.listing_type, status: stored.status }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempts, failure, warnings])
  return (
    <>
      {isWithheld(kind) && (
        <Notice className="mb-5" tone="note" title={`${withheldText(kind)}.`}>
          <p>You can read and change this home here. Visitors do not find it, and get no emails about it.</p>
        </Notice>
      )}
      {(restored || (!mayEdit && isDirty())) && (
        <Notice className="mb-5" tone="note">
          <p>
            {mayEdit
              ? 'Your unsaved changes are back.'
              : 'The form shows unsaved changes, which your account may no longer save.'}{' '}
            <TextButton className="pointer-coarse:min-h-11" disabled={status !== 'editing'} onClick={discardChanges}>
              Discard changes
            </TextButton>
          </p>
        </Notice>
      )}
      {failure && (
        <Notice className="mb-5" tone="problem" title={failure} ref={box} tabIndex={-1} role="alert">
          <p>Everything you typed is still here.</p>
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice
          className="mb-5"
          tone="problem"
          title="Check these values. Nothing is saved yet."
          ref={box}
          tabIndex={-1}
          role="alert"
        >
          <ul>
            {warnings.map(({ field, message }) => (
              <li key={field} className="py-0.75">
                <a className="inline-block py-0.75 quiet-link" href={`#${fieldId(field)}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
          <ActionRow near>
            <Button
              variant="primary"
              size="small"
              onClick={() => void saveListing({ skipWarnings: true, status: statusToSave })}
            >
              Save anyway
            </Button>
          </ActionRow>
        </Notice>
      )}
      {conflict && !failure && warnings.length === 0 && (
        <ConflictNotice conflict={conflict} ref={box} onSave={() => void saveListing({ status: statusToSave })} />
      )}
    </>
  )
}

/** More errors than these fill the screen of a phone; the checklist has all. */
const maxOnPhone = 4

/** The errors of the last save attempt, with links. On a phone only in the section where it was made. */
export function FormErrors() {
  const { values, errors, attempts } = useListingForm()
  const isPhone = useIsPhone()
  const section = useStore($section)
  const [attempt, setAttempt] = useState({ attempts, section })
  if (attempt.attempts !== attempts) setAttempt({ attempts, section })
  const all = fieldOrder(values.listing_type).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(field), message }] : []
  })
  if (all.length === 0) return null
  const first = all.slice(0, maxOnPhone - 1)
  const more = { id: 'checklist', message: `${all.length - first.length} more: see “Ready to publish”.` }
  return (
    <div className={clsx('mb-9', attempt.section !== section && 'max-tablet:hidden')}>
      <ErrorSummary errors={isPhone && all.length > maxOnPhone ? [...first, more] : all} attempts={attempts} />
    </div>
  )
}
