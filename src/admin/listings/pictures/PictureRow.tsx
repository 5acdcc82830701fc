import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Button, GridListItem } from 'react-aria-components'
import { inputClass } from '../../../components/ui/form/field-class'
import { listingLimits } from '../../../domain/listing/listing.schema'
import { Picture as Shown } from '../../../components/ui/Picture'
import { $broken, markBroken } from './picture-check.store'
import { PictureError } from './PictureError'
import { changeKind, setAlt, move, removePicture } from './picture-moves'
import { kinds, type Picture, type PictureKind, pictureKinds, planCaptionLimit } from './pictures'
import { $uploads, retry, type Upload } from './uploads.store'

interface Props {
  picture: Picture
  /** `Picture 2`. */
  name: string
  /** Its position, from 0. */
  index: number
  last: number
}

/** Removes a picture; the focus moves to its successor, or to the button that adds some. */
function remove(key: string, index: number) {
  removePicture(key)
  setTimeout(() => {
    const left = document.querySelectorAll<HTMLElement>('[data-remove-picture]')
    const next = left[Math.min(index, left.length - 1)] ?? document.getElementById('property-choose-files')
    next?.focus()
  })
}

const placeholders: Record<PictureKind, string> = {
  photograph: 'Living room with two sash windows',
  plan: 'Ground floor: kitchen 4.1 by 5.8 m, hall. First floor: …',
  certificate: 'The first page, with the chart',
}

const labelClass = 'mb-1.5 block text-note leading-[1.4] wrap-anywhere'
/** Compact links and buttons in a line. */
const rowActionClass =
  'quiet-link cursor-pointer decoration-edge px-2 py-1.75 text-note pointer-coarse:min-h-11 pointer-coarse:py-2.5'
const moveButtonClass = clsx(
  rowActionClass,
  'aria-disabled:cursor-default aria-disabled:text-ink-2 aria-disabled:no-underline aria-disabled:opacity-80',
)

/** The id of the button that drags a picture. */
export const dragHandleId = (key: string) => `drag-${key}`

/** One picture: its description, and controls to move it by mouse, finger and keyboard. */
export function PictureRow({ picture, name, index, last }: Props) {
  const { key, kind, url, alt } = picture
  return (
    <GridListItem
      className={({ isDragging }) => clsx('border-b border-line outline-ink', isDragging && 'opacity-45')}
      id={key}
      textValue={alt ? `${name}, ${alt}` : name}
    >
      {/* The list would take focus and Tab for its rows: from a control, Tab goes on to the next control. */}
      <div
        className="grid grid-cols-[clamp(6.5rem,24vw,11.25rem)_minmax(0,1fr)] gap-5 py-4.5"
        onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}
        onFocus={(event) => event.stopPropagation()}
      >
        <figure
          className="relative aspect-3/2 cursor-grab self-start overflow-hidden bg-surface-muted"
          // The placeholder shows that no size of the picture loaded (src/layouts/image-fallback.ts).
          onErrorCapture={({ target }) => (target as HTMLImageElement).dataset['broken'] && markBroken(url)}
        >
          {/* The row is draggable, not the picture: the drop zone would treat that as a file. */}
          {url && <Shown className="pointer-events-none" url={url} alt={alt || name} sizes="180px" eager />}
          <Button className={handleClass} id={dragHandleId(key)} slot="drag" aria-label={`Drag ${name.toLowerCase()}`}>
            <svg className="h-3.5 w-2.5 fill-current" viewBox="0 0 10 14" aria-hidden="true">
              {[2, 7, 12].flatMap((y) => [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.5} />))}
            </svg>
          </Button>
          {kind === 'photograph' && index === 0 && (
            <figcaption className="absolute bottom-0 left-0 bg-paper px-2 py-0.5 text-tiny">Thumbnail</figcaption>
          )}
        </figure>
        <div>
          <Description picture={picture} name={name} />
          <Actions picture={picture} name={name.toLowerCase()} index={index} last={last} />
        </div>
      </div>
    </GridListItem>
  )
}

const handleClass = clsx(
  'absolute top-0 left-0 grid size-8 cursor-grab place-items-center bg-paper text-ink-2 outline-none hover:text-ink',
  'focus-visible:bg-green focus-visible:text-white pointer-coarse:size-11',
  'forced-colors:focus-visible:outline-2 forced-colors:focus-visible:outline-solid',
)

/** What a picture shows, or how far its upload is. */
function Description({ picture: { key, kind, url, alt }, name }: Pick<Props, 'picture' | 'name'>) {
  const upload = useStore($uploads)[key]
  const broken = useStore($broken).includes(url)
  if (upload) return <Progress {...upload} />
  return (
    <>
      <label className={labelClass} htmlFor={`alt-${key}`}>
        What {name.toLowerCase()} shows <span className="text-ink-2">(optional)</span>
      </label>
      <input
        className={inputClass({ size: 'small' })}
        id={`alt-${key}`}
        value={alt}
        maxLength={kind === 'plan' ? planCaptionLimit : listingLimits.pictureAlt}
        placeholder={placeholders[kind]}
        onChange={({ target }) => setAlt(key, target.value)}
      />
      {broken && <PictureError>{name} does not load. Visitors would see an empty frame.</PictureError>}
    </>
  )
}

/** Order, type and removal. */
function Actions({ picture: { key, kind }, name, index, last }: Props) {
  const upload = useStore($uploads)[key]
  return (
    <p className="mt-1 -ml-2 flex flex-wrap gap-x-1.5 max-laptop:gap-x-0">
      {([index - 1, index + 1] as const).map((place, n) => (
        <button
          key={n}
          type="button"
          className={moveButtonClass}
          aria-disabled={place < 0 || place > last}
          onClick={() => move(key, place)}
        >
          <span className="laptop:hidden" aria-hidden="true">
            {n === 0 ? '↑' : '↓'}
          </span>
          <span className="max-laptop:sr-only">{n === 0 ? 'Move up' : 'Move down'}</span>
          <span className="sr-only"> {name}</span>
        </button>
      ))}
      {upload?.status === 'failed' && !upload.unreadable && (
        <button type="button" className={rowActionClass} onClick={() => retry(key)}>
          Try again<span className="sr-only"> {name}</span>
        </button>
      )}
      <select
        className={clsx(
          rowActionClass,
          'appearance-none bg-transparent no-underline hover:underline pointer-coarse:text-body',
        )}
        id={`kind-${key}`}
        aria-label={`Type of ${name}`}
        value={kind}
        onChange={({ target }) => {
          changeKind(key, target.value as PictureKind)
          // The row has moved to another list.
          setTimeout(() => document.getElementById(`kind-${key}`)?.focus())
        }}
      >
        {pictureKinds.map((each) => (
          <option key={each} value={each}>
            {each === kind ? `${kinds[each].label} ▾` : kinds[each].label}
          </option>
        ))}
      </select>
      <button type="button" className={rowActionClass} data-remove-picture onClick={() => remove(key, index)}>
        {upload && upload.status !== 'failed' ? 'Cancel' : 'Remove'}
        <span className="sr-only"> {name}</span>
      </button>
    </p>
  )
}

const statusLabels = { waiting: 'Waiting', reading: 'Making it smaller', sending: 'Uploading', failed: 'Not uploaded' }

/** The progress of an upload. */
function Progress({ name, status, sent, message }: Upload) {
  if (status === 'failed') return <PictureError role="alert">{message}</PictureError>
  const part = Math.round(sent * 100)
  return (
    <>
      <p className={labelClass}>{name}</p>
      <progress
        className={clsx(
          'my-1.5 block h-1 w-full bg-line accent-green [&::-webkit-progress-bar]:bg-line',
          '[&::-moz-progress-bar]:bg-green [&::-webkit-progress-value]:bg-green',
        )}
        aria-label={`Uploading ${name}`}
        max={100}
        value={status === 'sending' ? part : undefined}
      />
      <p className="text-note leading-[1.4] text-ink-2">
        {statusLabels[status]}
        {status === 'sending' && ` ${part} %`}
      </p>
    </>
  )
}
