import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { ChoiceGroup } from '../../../components/ui/form/ChoiceGroup'
import { checkboxClass, choiceClass, choiceLabelClass } from '../../../components/ui/form/field-class'
import { TextField } from '../../../components/ui/form/TextField'
import { badge, type ListingType } from '../../../domain/listing/listing-status'
import { paths } from '../../../paths'
import { AreaField } from './AreaField'
import { CoordinatesField } from './CoordinatesField'
import { FieldNote } from './FieldNote'
import { FieldPair } from './FieldPair'
import { bound, fieldId } from './fields'
import { FormSection } from './FormSection'
import { $form, set, showAsRead } from './form.store'
import { priceHint } from './price'
import { slugify } from './slug'
import { $slug } from './slug.store'
import { StatusChoices } from './StatusChoices'

const types: { value: ListingType; label: string }[] = [
  { value: 'sale', label: badge('sale') },
  { value: 'rent', label: badge('rent') },
]

/** The specification's yes or no; what the facts say of the furniture, if they do, follows. */
function setFurnished(furnished: boolean) {
  const { facts } = $form.get().answers
  const value = furnished ? 'furnished' : 'unfurnished'
  set({
    furnished,
    ...(facts.furnishing?.value && { facts: { ...facts, furnishing: { ...facts.furnishing, value } } }),
  })
}

/** What a home is, what it costs and where. */
export function BasicInformation() {
  const { answers, errors } = useStore($form)
  const { listingType, status, furnished } = answers
  const rent = listingType === 'rent'
  return (
    <FormSection title="Basic Information">
      <ChoiceGroup
        id={fieldId('listingType')}
        label="Listing type"
        name="listingType"
        value={listingType}
        options={types}
        onChoose={(value) => set({ listingType: value as ListingType })}
        abreast
      />
      <StatusChoices
        id={fieldId('status')}
        label="Status"
        type={listingType}
        value={status}
        onChoose={(value) => set({ status: value })}
      />
      <TextField label="Property title" {...bound('title')} maxLength={200} autoComplete="off" />
      <SlugField />
      <AreaField />
      <FieldPair align="start">
        <div>
          <TextField
            label={rent ? 'Price (£ per month)' : 'Price (£)'}
            {...bound('price')}
            onBlur={showAsRead}
            autoComplete="off"
          />
          <FieldNote role="status">{!errors.price && priceHint(answers.price, listingType)}</FieldNote>
        </div>
        <TextField label="Floor size (sq ft)" optional {...bound('floorSize')} inputMode="numeric" autoComplete="off" />
      </FieldPair>
      <FieldPair short>
        <TextField label="Bedrooms" hint="0 for a studio" {...bound('beds')} inputMode="numeric" autoComplete="off" />
        <TextField label="Bathrooms" hint="At least 1" {...bound('baths')} inputMode="numeric" autoComplete="off" />
      </FieldPair>
      {rent && (
        <FieldPair>
          <TextField label="Available from" optional type="date" {...bound('dateAvailable')} />
          <div className={choiceClass}>
            <input
              type="checkbox"
              className={checkboxClass}
              id={fieldId('furnished')}
              checked={furnished}
              onChange={({ target }) => setFurnished(target.checked)}
            />
            <label className={choiceLabelClass} htmlFor={fieldId('furnished')}>
              Furnished
            </label>
          </div>
        </FieldPair>
      )}
      <TextField label="Rightmove URL" optional {...bound('rightmoveUrl')} type="url" autoComplete="off" />
      <CoordinatesField />
    </FormSection>
  )
}

/** The address of a home's page: proposed from the title, checked as it is typed. */
function SlugField() {
  const slug = useStore($slug)
  const { answers, stored, fresh } = useStore($form)
  const field = bound('slug')
  // That a home's own address is free to it need not be said.
  const own = !fresh && answers.slug === stored.slug
  const says = own
    ? ''
    : { unknown: '', asking: 'Looking …', free: 'Free', taken: slug.status === 'taken' ? `Taken by “${slug.by}”` : '' }[
        slug.status
      ]
  return (
    <div className="*:max-w-none">
      <TextField
        label="Web address"
        hint={
          <>
            Its URL slug, the end of the page’s address:{' '}
            <span className="wrap-anywhere text-ink">{paths.property(answers.slug || '…')}</span>
          </>
        }
        {...field}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        // Emptied, it follows the title again.
        onChange={({ target }) => set({ slug: target.value, slugByHand: target.value !== '' })}
        onBlur={() => answers.slugByHand && set({ slug: slugify(answers.slug) })}
      />
      <p
        className={clsx(
          'text-note not-empty:mt-1.75',
          slug.status === 'asking' ? 'text-ink-2' : 'font-semibold',
          slug.status === 'taken' ? 'text-brick-2' : slug.status !== 'asking' && 'text-green',
        )}
        role="status"
      >
        {says}
      </p>
      {!fresh && !own && <FieldNote>Links to the old address will lead to this one.</FieldNote>}
    </div>
  )
}
