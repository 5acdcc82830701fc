import { TextField } from '../../../components/ui/form/TextField'
import { normaliseOnBlur } from './form.store'
import { useField, useListingForm } from './useListingForm'
import { priceHint, reductionHint } from '../price'

/** The price, or the monthly rent. */
export function PriceField() {
  const { values, stored, errors } = useListingForm()
  const rent = values.listingType === 'rent'
  const isPublic = stored.status !== 'draft' && stored.listingType === values.listingType
  const warning =
    !errors.price &&
    (priceHint(values.price, values.listingType) ||
      (isPublic && reductionHint(values.price, stored.price, values.listingType)))
  return (
    <TextField
      label={rent ? 'Price (£ per month)' : 'Price (£)'}
      hint={
        <span role="status">
          {warning ||
            (rent ? 'Enter one rent. Nobody may ask for or accept more.' : 'Such as 1,250,000, £1.25m or 950k.')}
        </span>
      }
      {...useField('price')}
      notesBelow
      size="small"
      inputMode="text"
      onBlur={normaliseOnBlur}
      autoComplete="off"
    />
  )
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** The first day of a tenancy. */
export function DateAvailableField() {
  const { dateAvailable } = useListingForm().values
  const day = new Date(dateAvailable)
  const hint = Number.isNaN(day.getTime()) ? 'A past date shows as “Available now”.' : weekday.format(day)
  return (
    <TextField label="Available from" hint={hint} type="date" {...useField('dateAvailable')} notesBelow size="small" />
  )
}

export const RightmoveField = () => (
  <TextField
    label="Rightmove URL"
    optional
    hint="Its page on Rightmove. The card and the page link to it."
    {...useField('rightmoveUrl')}
    notesBelow
    size="small"
    type="url"
    autoComplete="off"
  />
)
