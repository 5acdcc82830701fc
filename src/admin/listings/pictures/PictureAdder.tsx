import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { Button as AriaButton, DropZone, FileTrigger } from 'react-aria-components'
import { buttonClass } from '../../../components/ui/button-class'
import { inputClass } from '../../../components/ui/form/field-class'
import { describedBy, FormFrame } from '../../../components/ui/form/FormFrame'
import { Button } from '../../ui/Button'
import { useListingForm } from '../form/useListingForm'
import { PictureError } from './PictureError'
import { droppedFiles } from './dropped-files'
import { $adderProblems, addByUrl, addFiles, removeFailedUploads } from './picture-moves'
import { kinds, type PictureKind, pictureKinds } from './pictures'
import { Segments } from '../Segments'
import { $uploads } from './uploads.store'
import { fieldId } from '../form/form.store'

/** Adds pictures: from the device, or by web address. */
export function PictureAdder() {
  const { errors } = useListingForm()
  const problems = useStore($adderProblems)
  const [url, setUrl] = useState('')
  const [kind, setKind] = useState<PictureKind>('photograph')
  const chooser = useRef<HTMLButtonElement>(null)
  const failed = Object.values(useStore($uploads)).filter(({ status }) => status === 'failed')
  const id = fieldId('gallery')
  const problemsId = `${id}-problems`
  const isAddressWrong = problems.some(({ about }) => about === 'address')
  const hint =
    'Press Enter to add it. JPEG, PNG, GIF, WebP or SVG, or a picture on Pexels, ' +
    'Unsplash, Pixabay, Imgur, Cloudinary or Amazon S3.'
  const add = () => addByUrl(url, kind) && setUrl('')

  return (
    <div className="*:max-w-none">
      <Segments
        id="property-picture-kind"
        label="Add"
        name="picture-kind"
        value={kind}
        options={pictureKinds.map((value) => ({ value, label: kinds[value].label }))}
        onChoose={(value) => setKind(value as PictureKind)}
      />
      <DropZone
        className={({ isDropTarget }) =>
          clsx(
            'my-4 flex flex-wrap items-center gap-x-5 gap-y-3 border p-5 text-note text-ink-2',
            'data-focus-visible:outline-2 data-focus-visible:outline-ink',
            isDropTarget ? 'border-green bg-white' : 'border-dashed border-edge bg-paper',
          )
        }
        aria-label="Paste or drop pictures"
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => void droppedFiles(items).then((files) => addFiles(files, kind))}
      >
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={['image/*', '.heic', '.heif']}
          onSelect={(files) => addFiles([...(files ?? [])], kind)}
        >
          <AriaButton ref={chooser} id="property-choose-files" className={buttonClass({ variant: 'secondary' })}>
            Choose pictures
          </AriaButton>
        </FileTrigger>
        <p className="flex-1 basis-56">
          <span className="max-tablet:hidden">or drop them here, even a whole folder. </span>
          Files named “floorplan” or “EPC” are sorted for you. Pictures are made smaller on this device before upload.
        </p>
      </DropZone>
      <FormFrame id={id} label="Image URL" hint={hint} error={errors.gallery} notesBelow>
        <span className="flex flex-wrap gap-3">
          <input
            className={clsx(inputClass({ size: 'small' }), 'min-w-0 flex-1 basis-64')}
            id={id}
            type="url"
            value={url}
            spellCheck={false}
            autoComplete="off"
            placeholder="https://"
            aria-invalid={errors.gallery || isAddressWrong ? true : undefined}
            aria-describedby={clsx(describedBy({ id, hint, error: errors.gallery }), isAddressWrong && problemsId)}
            onChange={({ target }) => setUrl(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button variant="secondary" onClick={add}>
            Add Image
          </Button>
        </span>
      </FormFrame>
      {failed.length > 0 && (
        <p className="mt-2.5">
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              removeFailedUploads()
              // The button disappears on click.
              chooser.current?.focus()
            }}
          >
            Remove {failed.length === 1 ? failed[0]?.name : `the ${failed.length} failed pictures`}
          </Button>
        </p>
      )}
      <div id={problemsId} role="alert">
        {problems.map((problem) => (
          <PictureError key={problem.id}>{problem.text}</PictureError>
        ))}
      </div>
    </div>
  )
}
