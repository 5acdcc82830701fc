import { counted } from '../../lib/format/words'
import { limits, type SavedListing } from './saved'
import { keepNote } from './saved.store'

/** A few words about a saved home, kept as they are typed. */
export function NoteField({ listing: { slug, note }, title }: { listing: SavedListing; title: string }) {
  const left = limits.note - note.length
  return (
    <div className="note">
      <label className="label" htmlFor={`note-${slug}`}>
        Your note<span className="sr-only"> about {title}</span>
      </label>
      <textarea
        id={`note-${slug}`}
        className="input"
        placeholder=" "
        rows={1}
        maxLength={limits.note}
        value={note}
        aria-describedby={`notes-kept left-${slug}`}
        onChange={({ target }) => keepNote(slug, target.value)}
      />
      <p className="hint" id={`left-${slug}`}>
        {left <= 100 && `Room for ${counted(left, 'character')} more`}
      </p>
    </div>
  )
}
