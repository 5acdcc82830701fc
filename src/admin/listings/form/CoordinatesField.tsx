import { type ClipboardEvent, useState } from 'react'
import { labelClass, optionalClass } from '../../../components/ui/form/field-class'
import { TextField } from '../../../components/ui/form/TextField'
import { coordinatePair, placeHint } from './coordinates'
import { FieldNote } from './FieldNote'
import { setValues, normaliseOnBlur } from './form.store'
import { useField, useListingForm } from './useListingForm'
import { splitCoordinates } from './property-form'

/** The listing's coordinates. A pair pasted into either field fills both. */
export function CoordinatesField() {
  const { values, errors } = useListingForm()
  const [pasted, setPasted] = useState({ latitude: '', longitude: '' })
  const { latitude, longitude } = values
  const isPastedPair = latitude !== '' && latitude === pasted.latitude && longitude === pasted.longitude
  const placeWarning = !errors.latitude && !errors.longitude && placeHint(values)

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!coordinatePair(text)) return
    event.preventDefault()
    const coordinates = splitCoordinates({ latitude: text, longitude: '' })
    setValues(coordinates)
    setPasted(coordinates)
  }
  const field = {
    inputMode: 'text',
    autoComplete: 'off',
    size: 'small',
    onPaste: paste,
    onBlur: normaliseOnBlur,
  } as const

  return (
    <fieldset>
      <legend className={labelClass}>
        Map position <span className={optionalClass}>(optional)</span>
      </legend>
      <p className="-mt-0.75 mb-4 text-note leading-[1.4] text-ink-2">
        Copy both numbers or a link from a map, and paste them into either field. We keep three decimals, so our maps
        mark the street and never the door. Without a position, the page shows the area, and the search map leaves the
        listing out.
      </p>
      <div className="grid grid-cols-2 items-end gap-x-5.5 gap-y-6.5 phablet:gap-x-6.5">
        <TextField label="Latitude" {...useField('latitude')} {...field} />
        <TextField label="Longitude" {...useField('longitude')} {...field} />
      </div>
      <FieldNote role="status">
        {isPastedPair && `Read as latitude ${latitude}, longitude ${longitude}. `}
        {placeWarning}
      </FieldNote>
    </fieldset>
  )
}
