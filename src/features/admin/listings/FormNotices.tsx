import { buttonClass } from '../../../components/ui/button-class'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { listOf } from '../../../lib/format/words'
import { $form, discard, save, takeTheirs } from './form.store'

/** What there is to know above the form: changes that came back, a save that failed, somebody else's newer change. */
export function FormNotices() {
  const { restored, failure, newer, tries } = useStore($form)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [tries, failure, newer])
  return (
    <>
      {restored && (
        <div className="notice note">
          <p>
            Your unsaved changes are back.{' '}
            <button type="button" className="link" onClick={discard}>
              Discard them
            </button>
          </p>
        </div>
      )}
      {failure && (
        <div className="notice problem" ref={box} tabIndex={-1} role="alert">
          <p className="title-line">{failure}</p>
          <p>Everything you typed is still here.</p>
        </div>
      )}
      {newer && !failure && (
        <div className="notice problem" ref={box} tabIndex={-1} role="alert">
          <p className="title-line">
            Somebody else changed this property while you were at work. Yours is not saved yet.
          </p>
          <p>
            {newer.fields.length > 0
              ? `They changed: ${listOf(newer.fields)}.`
              : 'They saved it without a change to its fields.'}{' '}
            Keep your version, and theirs is overwritten; take theirs, and what you typed is gone.
          </p>
          <p className="way-on">
            <button type="button" className={buttonClass({ variant: 'primary', size: 'small' })} onClick={() => void save(true)}>
              Save mine over it
            </button>
            <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={takeTheirs}>
              Take theirs
            </button>
          </p>
        </div>
      )}
    </>
  )
}
