import { useEffect, useRef } from 'react'
import { ActionRow } from '../../../components/ui/ActionRow'
import { Notice } from '../../../components/ui/Notice'
import { isWithheld, withheldText } from '../../../domain/listing/has-page'
import { Button, TextButton } from '../../ui/Button'
import { fieldId } from '../fields'
import { ConflictNotice } from './ConflictNotice'
import { useListingForm } from './useListingForm'
import { discardChanges } from './useOpenForm'
import { useSaveListing } from './useSaveListing'

/** Notices above the form: restored changes, a failed save, unlikely values, a colleague's changes. */
export function FormNotices() {
  const { restored, failure, warnings, conflict, attempts, statusToSave, stored } = useListingForm()
  const save = useSaveListing()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempts, failure, warnings])
  return (
    <>
      {isWithheld(stored) && (
        <Notice className="mb-5" tone="note" title={`${withheldText(stored)}.`}>
          <p>You can read and change this home here. Visitors do not find it, and get no emails about it.</p>
        </Notice>
      )}
      {restored && (
        <Notice className="mb-5" tone="note">
          <p>
            Your unsaved changes are back.{' '}
            <TextButton className="pointer-coarse:min-h-11" onClick={discardChanges}>
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
              onClick={() => void save({ skipWarnings: true, status: statusToSave })}
            >
              Save anyway
            </Button>
          </ActionRow>
        </Notice>
      )}
      {conflict && !failure && warnings.length === 0 && (
        <ConflictNotice conflict={conflict} ref={box} onSave={() => void save({ status: statusToSave })} />
      )}
    </>
  )
}
