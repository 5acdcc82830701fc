import clsx from 'clsx'
import { describedBy, type FormFrameProps } from '../../../components/ui/form/FormFrame'
import { counted } from '../../../lib/format/words'
import { useDebounced } from '../../ui/use-debounced'
import { forbiddenPhrases, type PhraseField } from './forbidden-phrases'
import { currentValues, fieldId } from './form.store'
import { useListingForm } from './useListingForm'
import { StateMark } from '../StateMark'

/** Debounce for screen reader announcements of a phrase, in milliseconds. */
const debounceMs = 500

const adviceId = (field: PhraseField) => `${fieldId(field)}-words`

/** Ties a field to its phrase advice, besides its hint and error. */
export const adviceOn = (field: PhraseField, notes: Pick<FormFrameProps, 'id' | 'hint' | 'error'>) => ({
  'aria-describedby': [describedBy(notes), adviceId(field)].filter(Boolean).join(' '),
})

/** Selects a phrase at its current position: the text may have changed. */
function select(field: PhraseField, index: number) {
  const phrase = forbiddenPhrases(field, currentValues())[index]
  const control = document.getElementById(fieldId(field))
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return
  if (phrase) control.setSelectionRange(phrase.start, phrase.end)
  // Browsers scroll to a selection when the field is focused.
  control.focus()
}

/** Forbidden phrases of a letting advert, below their field: advice for a draft, an error for publishing. */
export function PhraseAdvice({ field, label }: { field: PhraseField; label: string }) {
  const { values, errors } = useListingForm()
  const phrases = forbiddenPhrases(field, useDebounced(values, debounceMs))
  const error = errors[field] ?? ''
  // The error names the first of them.
  const alreadyShown = phrases.length === 1 && phrases.every(({ reason }) => error.includes(reason))
  const pronoun = phrases.length === 1 ? 'it' : 'them'
  const advice =
    values.status === 'draft'
      ? `You can save ${pronoun} in a draft, but you cannot publish ${pronoun}.`
      : `Change ${pronoun} before you save.`
  return (
    <div className="text-note leading-[1.4]">
      <p className="not-empty:mt-2.5" id={adviceId(field)} role="status">
        {phrases.length > 0 && !alreadyShown && (
          <>
            {counted(phrases.length, 'phrase')} not allowed in a letting advert
            <span className="sr-only">: {phrases.map(({ phrase }) => `“${phrase}”`).join(', ')}</span>. {advice}
          </>
        )}
      </p>
      {phrases.length > 0 && (
        <ul className="mt-1.5 border-b border-line">
          {phrases.map(({ phrase, start, reason }, index) => (
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
                onClick={() => select(field, index)}
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
