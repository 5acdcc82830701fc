import { useStore } from '@nanostores/react'
import { Choices } from '../../components/ui/form/Choices'
import { Field } from '../../components/ui/form/Field'
import { Frame } from '../../components/ui/form/Frame'
import { badge, type ListingType, type Status, statusesOf, statusWords } from '../../lib/listing-status'
import { paths } from '../../paths'
import { bound, fieldId } from './fields'
import { $form, set } from './form.store'
import { placeHint } from './judge'
import { slugify } from './slug'
import { $slug } from './slug.store'

const types: { value: ListingType; label: string }[] = [{ value: 'sale', label: badge('sale') }, { value: 'rent', label: badge('rent') }]
const statusHints: Record<Status, string> = {
  draft: 'Nobody sees a draft but you.',
  live: 'On the site, in its list.',
  under_offer: 'Stays in the list, marked “Under offer”.',
  let_agreed: 'Stays in the list, marked “Let agreed”.',
  sold: 'Leaves the list; its page says that it is sold.',
  let: 'Leaves the list; its page says that it is let.',
}

/** What a home is, what it costs and where. */
export function BasicInformation() {
  const { answers, errors } = useStore($form)
  const { listingType, status, furnished } = answers
  const rent = listingType === 'rent'
  const outside = placeHint(answers)
  return (
    <section className="row section">
      <h2 className="rail">Basic Information</h2>
      <div className="main fields">
        <div className="pair">
          <Choices id={fieldId('listingType')} label="Listing type" name="listingType" value={listingType} options={types} onChoose={(value) => set({ listingType: value as ListingType })} />
          <Frame id={fieldId('status')} label="Status" hint={statusHints[status]}>
            <span className="select">
              <select className="input" id={fieldId('status')} aria-describedby={`${fieldId('status')}-hint`} value={status} onChange={({ target }) => set({ status: target.value as Status })}>
                {statusesOf(listingType).map((one) => <option key={one} value={one}>{statusWords[one]}</option>)}
              </select>
            </span>
          </Frame>
        </div>
        <Field label="Property title" {...bound('title')} maxLength={200} autoComplete="off" />
        <SlugField />
        <Field label="Area" hint="As visitors look for it: Camden, Kensington." {...bound('area')} maxLength={120} autoComplete="off" />
        <div className="pair">
          <Field label={rent ? 'Price (£ per month)' : 'Price (£)'} {...bound('price')} inputMode="decimal" autoComplete="off" />
          <Field label="Floor size (sq ft)" optional {...bound('floorSize')} inputMode="numeric" autoComplete="off" />
        </div>
        <div className="twos">
          <Field label="Bedrooms" hint="0 for a studio" {...bound('beds')} inputMode="numeric" autoComplete="off" />
          <Field label="Bathrooms" hint="At least 1" {...bound('baths')} inputMode="numeric" autoComplete="off" />
        </div>
        {rent && (
          <div className="pair">
            <Field label="Available from" optional type="date" {...bound('dateAvailable')} />
            <div className="field lone-choice">
              <div className="choice">
                <input type="checkbox" id={fieldId('furnished')} checked={furnished} onChange={({ target }) => set({ furnished: target.checked })} />
                <label htmlFor={fieldId('furnished')}>Furnished</label>
              </div>
            </div>
          </div>
        )}
        <Field label="Rightmove URL" optional {...bound('rightmoveUrl')} type="url" autoComplete="off" />
        <fieldset className="place">
          <legend className="label">Place on the map <span className="optional">(optional)</span></legend>
          <p className="hint">In degrees, as a map gives them when you press on the house. Without them its page says only the area.</p>
          <div className="twos">
            <Field label="Latitude" {...bound('latitude')} inputMode="text" autoComplete="off" />
            <Field label="Longitude" {...bound('longitude')} inputMode="text" autoComplete="off" />
          </div>
          <p className="hint after" role="status">{!errors.latitude && !errors.longitude && outside}</p>
        </fieldset>
      </div>
    </section>
  )
}

/** The address of a home's page: proposed from the title, checked as it is typed. */
function SlugField() {
  const slug = useStore($slug)
  const { answers, stored, fresh } = useStore($form)
  const field = bound('slug')
  // That a home's own address is free to it need not be said.
  const own = !fresh && answers.slug === stored.slug
  const says = own ? '' : { unknown: '', asking: 'Looking …', free: 'Free', taken: slug.is === 'taken' ? `Taken by “${slug.by}”` : '' }[slug.is]
  return (
    <div className="slug">
      <Field
        label="URL slug"
        hint={<>The page’s address: <span className="address">{paths.property(answers.slug || '…')}</span></>}
        {...field}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        // Emptied, it follows the title again.
        onChange={({ target }) => set({ slug: target.value, slugByHand: target.value !== '' })}
        onBlur={() => answers.slugByHand && set({ slug: slugify(answers.slug) })}
      />
      <p className="slug-says" data-is={slug.is} role="status">{says}</p>
      {!fresh && !own && <p className="hint after">Links to the old address will lead to “Property Not Found”.</p>}
    </div>
  )
}
