import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { describedBy, type FormFrameProps } from '../../../components/ui/form/FormFrame'
import { counted } from '../../../lib/format/words'
import { fieldId } from '../fields'
import { forbiddenPhrases, type PhraseField } from './forbidden-phrases'
import { $form } from './form.store'
import { StateMark } from '../StateMark'

/** Milliseconds after the last letter: a screen reader hears of a phrase when typing rests. */
const debounceMs = 500

const adviceId = (field: PhraseField) => `${fieldId(field)}-words`

/** Ties a field to what is said of its words, besides its hint and its error. */
export const adviceOn = (field: PhraseField, notes: Pick<FormFrameProps, 'id' | 'hint' | 'error'>) => ({
  'aria-describedby': [describedBy(notes), adviceId(field)].filter(Boolean).join(' '),
})

/** Selects a phrase where it stands now: the text may have changed since it was found. */
function select(field: PhraseField, place: number) {
  const phrase = forbiddenPhrases(field, $form.get().values)[place]
  const control = document.getElementById(fieldId(field))
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return
  if (phrase) control.setSelectionRange(phrase.start, phrase.end)
  // A browser scrolls to what is selected as the field takes the focus.
  control.focus()
}

/** What a letting advert may not say, under the field that says it: a draft is advised, and publishing refused. */
export function PhraseAdvice({ field, label }: { field: PhraseField; label: string }) {
  const { values, errors } = useStore($form)
  const [settled, setSettled] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), debounceMs)
    return () => clearTimeout(timer)
  }, [values])
  const phrases = forbiddenPhrases(field, settled)
  const error = errors[field] ?? ''
  // The error names the first of them.
  const alreadyShown = phrases.length === 1 && phrases.every(({ reason }) => error.includes(reason))
  const them = phrases.length === 1 ? 'it' : 'them'
  const advice =
    values.status === 'draft' ? `A draft may keep ${them}; publishing is refused.` : `Change ${them} before you save.`
  return (
    <div className="text-note leading-[1.4]">
      <p className="not-empty:mt-2.5" id={adviceId(field)} role="status">
        {phrases.length > 0 && !alreadyShown && (
          <>
            {counted(phrases.length, 'phrase')} that a letting advert may not hold
            <span className="sr-only">: {phrases.map(({ phrase }) => `“${phrase}”`).join(', ')}</span>. {advice}
          </>
        )}
      </p>
      {phrases.length > 0 && (
        <ul className="mt-1.5 border-b border-line">
          {phrases.map(({ phrase, start, reason }, place) => (
            <li key={start} className="flex items-start gap-2.5 border-t border-line py-1.25">
              <StateMark state="missing" className="mt-2 size-3.5!" />
              <p className="min-w-0 flex-1 py-1.25 wrap-anywhere">
                <strong className="font-semibold">“{phrase.replace(/\s+/g, ' ')}”</strong>{' '}
                {!error.includes(reason) && <span className="text-ink-2">{reason}</span>}
              </p>
              <button
                type="button"
                className={clsx(
                  'cursor-pointer px-1 py-1.25 quiet-link decoration-edge pointer-coarse:min-h-11',
                  'pointer-coarse:px-2',
                )}
                onClick={() => select(field, place)}
              >
                Show
                <span className="sr-only">
                  {' '}
                  “{phrase}” in {label}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
