import { useStore } from '@nanostores/react'
import { Picture as Shown } from '../../../components/ui/Picture'
import { $broken, markBroken } from './broken-pictures.store'
import { describe, move, takeOut } from './picture-moves'
import type { Picture } from './pictures'
import { $uploads, retry } from './uploads.store'

interface Props {
  picture: Picture
  /** Its place in the order, from 0. */
  place: number
  last: number
  dragged: boolean
  onDrag: (place: number | null) => void
  onOver: () => void
}

/** Takes a picture out; the focus goes to the one that takes its place, or to where pictures are chosen. */
function remove(key: string, place: number) {
  takeOut(key)
  setTimeout(() => {
    const left = document.querySelectorAll<HTMLElement>('.picture .acts > :last-child')
    const next = left[Math.min(place, left.length - 1)] ?? document.getElementById('property-files')
    next?.focus()
  })
}

/** One picture in the order: what it shows in words, and the ways to move it, by mouse and by keys. */
export function PictureRow({ picture: { key, url, alt }, place, last, dragged, onDrag, onOver }: Props) {
  const upload = useStore($uploads)[key]
  const broken = useStore($broken).includes(url)
  const name = `picture ${place + 1}`
  return (
    <li
      className={dragged ? 'picture dragged' : 'picture'}
      onDragOver={(event) => {
        event.preventDefault()
        onOver()
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <figure
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', String(place))
          onDrag(place)
        }}
        onDragEnd={() => onDrag(null)}
        // The placeholder is there: no size of the picture came (src/layouts/image-fallback.ts).
        onErrorCapture={({ target }) => (target as HTMLImageElement).dataset['broken'] && markBroken(url)}
      >
        {url ? (
          <Shown url={url} alt={alt || `Picture ${place + 1}`} sizes="180px" first />
        ) : (
          <span className="coming" />
        )}
        {place === 0 && <figcaption>Thumbnail</figcaption>}
      </figure>
      <div className="words">
        {upload ? (
          <Progress {...upload} />
        ) : (
          <>
            <label className="label" htmlFor={`alt-${key}`}>
              What picture {place + 1} shows <span className="optional">(optional)</span>
            </label>
            <input
              className="input"
              id={`alt-${key}`}
              value={alt}
              maxLength={200}
              placeholder="Living room with two sash windows"
              onChange={({ target }) => describe(key, target.value)}
            />
            {broken && <p className="error">Picture {place + 1} does not load: visitors would see an empty frame.</p>}
          </>
        )}
        <p className="acts">
          <button type="button" aria-disabled={place === 0} onClick={() => move(place, place - 1)}>
            Earlier<span className="sr-only"> {name}</span>
          </button>
          <button type="button" aria-disabled={place === last} onClick={() => move(place, place + 1)}>
            Later<span className="sr-only"> {name}</span>
          </button>
          {upload?.phase === 'failed' && (
            <button type="button" onClick={() => retry(key)}>
              Try again<span className="sr-only"> {name}</span>
            </button>
          )}
          <button type="button" onClick={() => remove(key, place)}>
            {upload && upload.phase !== 'failed' ? 'Cancel' : 'Remove'}
            <span className="sr-only"> {name}</span>
          </button>
        </p>
      </div>
    </li>
  )
}

const phases = { waiting: 'Waiting', reading: 'Making it smaller', sending: 'Sending', failed: 'Not sent' }

/** How far a picture has come on its way to the storage. */
function Progress({
  name,
  phase,
  sent,
  message,
}: {
  name: string
  phase: keyof typeof phases
  sent: number
  message?: string
}) {
  if (phase === 'failed')
    return (
      <p className="error" role="alert">
        {message}
      </p>
    )
  const part = Math.round(sent * 100)
  return (
    <>
      <p className="label">{name}</p>
      <progress aria-label={`Sending ${name}`} max={100} value={phase === 'sending' ? part : undefined} />
      <p className="hint">
        {phases[phase]}
        {phase === 'sending' && ` ${part} %`}
      </p>
    </>
  )
}
