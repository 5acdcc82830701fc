import clsx from 'clsx'
import { Select } from '../../../components/ui/form/Select'
import { TextField } from '../../../components/ui/form/TextField'
import { badge, type ListingType, statusesOf, statusLabels, type Status } from '../../../domain/listing/listing-status'
import { listingLimits } from '../../../domain/listing/listing.schema'
import { offeredTypes } from '../../../domain/listing/offered-types'
import { leavesMarket } from '../../../domain/listing/status-text'
import { paths } from '../../../paths'
import { FieldNote } from './FieldNote'
import { BookedViewings } from '../BookedViewings'
import { fieldId, setValues } from './form.store'
import { useField, useListingForm } from './useListingForm'
import { Segments } from '../Segments'
import { slugify } from './slug'
import { useSlugAvailability } from './slug.queries'
import { consequenceOf } from '../StatusChoices'
import { adviceOn, PhraseAdvice } from './PhraseAdvice'

/** The types that a listing can have. A feed may have brought one of a type that the agency does not offer. */
export const typeChoices = (current: ListingType) =>
  offeredTypes.includes(current) ? offeredTypes : [...offeredTypes, current]

/** For sale or to rent. */
export function ListingTypeField() {
  const { listing_type: type } = useListingForm().values
  return (
    <Segments
      id={fieldId('listing_type')}
      label="Listing type"
      name="listing_type"
      value={type}
      options={typeChoices(type).map((value) => ({ value, label: badge(value) }))}
      onChoose={(value) => setValues({ listing_type: value as ListingType })}
    />
  )
}

/** The listing's status, with its public effect. */
export function StatusField() {
  const { values, stored, id } = useListingForm()
  const { listing_type: type, status } = values
  const leaves = status !== stored.status && leavesMarket(status)
  return (
    <div className="*:max-w-none">
      <Select
        id={fieldId('status')}
        label="Status"
        hint={consequenceOf(type, status)}
        notesBelow
        size="small"
        options={statusesOf(type).map((value) => ({ value, label: statusLabels[value] }))}
        value={status}
        onChange={({ target }) => setValues({ status: target.value as Status })}
      />
      <BookedViewings ids={leaves ? [id] : []} />
    </div>
  )
}

export function TitleField() {
  const field = useField('title')
  const fieldProps = { maxLength: listingLimits.title, autoComplete: 'off', notesBelow: true, size: 'small' } as const
  return (
    <>
      <TextField label="Property title" {...field} {...fieldProps} {...adviceOn('title', field)} />
      <PhraseAdvice field="title" label="Property title" />
    </>
  )
}

const slugNotes = {
  unknown: { text: '', className: '' },
  loading: { text: 'Checking…', className: 'text-ink-2' },
  free: { text: 'Available', className: 'font-semibold text-green' },
  taken: { text: '', className: 'font-semibold text-brick-2' },
}

/** The slug of a listing: proposed from the title, checked while typing. */
export function SlugField() {
  const { values, stored, isNew, id } = useListingForm()
  const slug = useSlugAvailability(values.slug, id)
  const field = useField('slug')
  // Not shown for the listing's own slug.
  const isOwnSlug = !isNew && values.slug === stored.slug
  const { text, className } = slugNotes[isOwnSlug ? 'unknown' : slug.status]
  return (
    <>
      <TextField
        label="Web address"
        hint={
          <>
            The end of the page’s address (URL slug):{' '}
            <span className="wrap-anywhere text-ink">{paths.property(values.slug || '…')}</span>
          </>
        }
        {...field}
        notesBelow
        size="small"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        // When emptied, it follows the title again.
        onChange={({ target }) => setValues({ slug: target.value, slugByHand: target.value !== '' })}
        onBlur={() => values.slugByHand && setValues({ slug: slugify(values.slug) })}
      />
      <p className={clsx('text-note not-empty:mt-1', className)} role="status">
        {text}
        {slug.by && !isOwnSlug && `Used by “${slug.by}”`}
      </p>
      {!isNew && !isOwnSlug && <FieldNote>Links to the old address will lead to the new one.</FieldNote>}
    </>
  )
}

const count = { inputMode: 'numeric', autoComplete: 'off', notesBelow: true, size: 'small' } as const
export const BedsField = () => <TextField label="Bedrooms" hint="0 for a studio" {...useField('beds')} {...count} />
export const BathsField = () => <TextField label="Bathrooms" hint="At least 1" {...useField('baths')} {...count} />
export const FloorSizeField = () => (
  <TextField label="Floor size (sq ft)" optional {...useField('floor_size')} {...count} />
)
