import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { Notice } from '../../../components/ui/Notice'
import { ActionRow } from '../../../components/ui/ActionRow'
import { listOf } from '../../../lib/format/words'
import { fieldId } from '../fields'
import { $form } from './form.store'
import { discard, takeTheirs } from './open-form.store'
import { save } from './save-form.store'

/** Focuses the field in the address's fragment: lists of missing values link to it. */
function focusAddressed() {
  document.getElementById(location.hash.slice(1))?.focus()
}

/** Notices above the form: restored changes, a failed save, a colleague's newer change. */
export function FormNotices() {
  const { restored, failure, warnings, newer, tries, statusToSave } = useStore($form)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [tries, failure, warnings, newer])
  useEffect(focusAddressed, [])
  return (
    <>
      {restored && (
        <Notice className="mb-5" tone="note">
          <p>
            Your unsaved changes are back.{' '}
            <button type="button" className="cursor-pointer quiet-link" onClick={discard}>
              Discard changes
            </button>
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
            <button
              type="button"
              className={buttonClass({ variant: 'primary', size: 'small' })}
              onClick={() => void save({ skipWarnings: true, status: statusToSave })}
            >
              Save anyway
            </button>
          </ActionRow>
        </Notice>
      )}
      {newer && !failure && (
        <Notice
          className="mb-5"
          tone="problem"
          title="Somebody else changed this listing. Your changes are not saved yet."
          ref={box}
          tabIndex={-1}
          role="alert"
        >
          <p>
            {newer.fields.length > 0
              ? `They changed: ${listOf(newer.fields)}.`
              : 'They saved it without changing a field.'}{' '}
            If you save yours, their changes are lost. If you take theirs, your changes are lost.
          </p>
          <ActionRow near>
            <button
              type="button"
              className={buttonClass({ variant: 'primary', size: 'small' })}
              onClick={() => void save({ overwrite: true, status: statusToSave })}
            >
              Overwrite theirs
            </button>
            <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={takeTheirs}>
              Take theirs
            </button>
          </ActionRow>
        </Notice>
      )}
    </>
  )
}
