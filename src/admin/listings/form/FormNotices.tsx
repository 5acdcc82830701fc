import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { Notice } from '../../../components/ui/Notice'
import { WayOn } from '../../../components/ui/WayOn'
import { listOf } from '../../../lib/format/words'
import { fieldId } from '../fields'
import { $form } from './form.store'
import { discard, takeTheirs } from './open-form.store'
import { save } from './save-form.store'

/** Puts the focus on the field that the page's address names: a list of what is missing links to it. */
function focusAddressed() {
  document.getElementById(location.hash.slice(1))?.focus()
}

/** What there is to know above the form: changes that came back, a save that failed, somebody else's newer change. */
export function FormNotices() {
  const { restored, failure, doubts, newer, tries, as } = useStore($form)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [tries, failure, doubts, newer])
  useEffect(focusAddressed, [])
  return (
    <>
      {restored && (
        <Notice className="mb-5" tone="note">
          <p>
            Your unsaved changes are back.{' '}
            <button type="button" className="cursor-pointer link" onClick={discard}>
              Discard them
            </button>
          </p>
        </Notice>
      )}
      {failure && (
        <Notice className="mb-5" tone="problem" title={failure} ref={box} tabIndex={-1} role="alert">
          <p>Everything you typed is still here.</p>
        </Notice>
      )}
      {doubts.length > 0 && (
        <Notice
          className="mb-5"
          tone="problem"
          title="Is this right? Nothing is saved yet."
          ref={box}
          tabIndex={-1}
          role="alert"
        >
          <ul>
            {doubts.map(({ field, question }) => (
              <li key={field} className="py-0.75">
                <a className="inline-block py-0.75 link" href={`#${fieldId(field)}`}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
          <WayOn near>
            <button
              type="button"
              className={buttonClass({ variant: 'primary', size: 'small' })}
              onClick={() => void save({ sure: true, as })}
            >
              It is right: save it
            </button>
          </WayOn>
        </Notice>
      )}
      {newer && !failure && (
        <Notice
          className="mb-5"
          tone="problem"
          title="Somebody else changed this property while you were at work. Yours is not saved yet."
          ref={box}
          tabIndex={-1}
          role="alert"
        >
          <p>
            {newer.fields.length > 0
              ? `They changed: ${listOf(newer.fields)}.`
              : 'They saved it without a change to its fields.'}{' '}
            Keep your version, and theirs is overwritten; take theirs, and what you typed is gone.
          </p>
          <WayOn near>
            <button
              type="button"
              className={buttonClass({ variant: 'primary', size: 'small' })}
              onClick={() => void save({ over: true, as })}
            >
              Save mine over it
            </button>
            <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={takeTheirs}>
              Take theirs
            </button>
          </WayOn>
        </Notice>
      )}
    </>
  )
}
