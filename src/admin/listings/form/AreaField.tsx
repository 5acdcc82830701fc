import { useState } from 'react'
import { TextField } from '../../../components/ui/form/TextField'
import { listingLimits } from '../../../domain/listing/listing.schema'
import { tidyLine } from '../../../lib/form/normalise'
import { TextButton } from '../../ui/Button'
import { findKnownArea, nearestArea } from '../areas'
import { useAreas } from '../areas.queries'
import { FieldNote } from './FieldNote'
import { fieldId, normaliseOnBlur, setValues } from './form.store'
import { useField, useListingForm } from './useListingForm'

/** The area of a listing: free text with suggestions. A status message says when the area is new. */
export function AreaField() {
  const { values, stored } = useListingForm()
  const areas = useAreas()
  // Screen readers would announce each message while somebody types.
  const [isBlurred, setBlurred] = useState(true)
  const typed = tidyLine(values.area)
  const isNew = isBlurred && typed !== '' && values.area !== stored.area && !findKnownArea(typed, areas)
  const nearest = isNew ? nearestArea(typed, areas) : undefined
  return (
    <>
      <TextField
        label="Area"
        hint="The name that visitors search for. We suggest areas as you type."
        {...useField('area')}
        notesBelow
        size="small"
        list="known-areas"
        maxLength={listingLimits.area}
        autoComplete="off"
        onFocus={() => setBlurred(false)}
        onBlur={() => {
          normaliseOnBlur()
          setBlurred(true)
        }}
      />
      <datalist id="known-areas">
        {areas.map((area) => (
          <option key={area} value={area} />
        ))}
      </datalist>
      <FieldNote role="status">
        {isNew && `No listing is in “${typed}” yet. It will be a new area on the site. `}
        {nearest && (
          <TextButton
            className="min-h-7"
            onClick={() => {
              setValues({ area: nearest })
              document.getElementById(fieldId('area'))?.focus()
            }}
          >
            Use {nearest} instead
          </TextButton>
        )}
      </FieldNote>
    </>
  )
}
