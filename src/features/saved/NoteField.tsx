import clsx from 'clsx'
import { inputClass, labelClass } from '../../components/ui/form/field-class'
import * as messages from '#messages/saved.ts'
import { limits, type SavedListing } from './saved'
import { keepNote } from './saved.store'

/** A note on a saved listing, stored while typing. */
export function NoteField({ listing: { slug, note }, title }: { listing: SavedListing; title: string }) {
  const left = limits.note - note.length
  return (
    <div className="mt-4.25 max-w-136 has-placeholder-shown:print:hidden">
      <label className={labelClass} htmlFor={`note-${slug}`}>
        {messages.yourNote}
        <span className="sr-only">{messages.noteAbout(title)}</span>
      </label>
      <textarea
        id={`note-${slug}`}
        className={clsx(inputClass(), 'field-sizing-content resize-y')}
        placeholder=" "
        rows={1}
        maxLength={limits.note}
        value={note}
        aria-describedby={`notes-kept left-${slug}`}
        onChange={({ target }) => keepNote(slug, target.value)}
      />
      <p className="mt-1.5 text-small leading-[1.4] text-ink-2 empty:hidden print:hidden" id={`left-${slug}`}>
        {left <= 100 && messages.charactersLeft(left)}
      </p>
    </div>
  )
}
