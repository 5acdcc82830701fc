import { limits, type SavedHome } from './saved'
import { keepNote } from './store'

/** A few words about a saved home, kept as they are typed. */
export function Note({ home: { slug, title, note } }: { home: SavedHome }) {
  const left = limits.note - note.length
  return (
    <div className="note">
      <label className="label" htmlFor={`note-${slug}`}>Your note<span className="sr-only"> about {title}</span></label>
      <textarea id={`note-${slug}`} className="input" rows={1} maxLength={limits.note} value={note} aria-describedby={`kept-${slug}`} onChange={({ target }) => keepNote(slug, target.value)} />
      <p className="hint" id={`kept-${slug}`}>Kept in this browser only{left <= 100 && `; room for ${left} more`}</p>
    </div>
  )
}
