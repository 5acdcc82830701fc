import clsx from 'clsx'
import { type ComponentType, Fragment } from 'react'
import { isFactColumn } from '../../../domain/listing/facts/fact-fields'
import { applies, neededFacts } from '../../../domain/listing/facts/missing-facts'
import { isRecordColumn } from '../../../domain/listing/record-columns'
import { ChineseDescriptionField, ChineseFeaturesField, DescriptionField, FeaturesField } from './AdvertText'
import { AreaField } from './AreaField'
import {
  BathsField,
  BedsField,
  FloorSizeField,
  ListingTypeField,
  SlugField,
  StatusField,
  TitleField,
  typeChoices,
} from './BasicInformation'
import { CoordinatesField } from './CoordinatesField'
import { Fact } from './Fact'
import { factsOf, emptyFact } from './fact-entries'
import type { FormField, OwnColumn } from './form-sections'
import { useListingForm } from './useListingForm'
import { DateAvailableField, DepositNotice, PriceField, RightmoveField } from './MoneyFields'
import { PropertyImages } from '../pictures/PropertyImages'
import { RecordField } from './RecordFields'

const ownFieldComponents: Record<OwnColumn, ComponentType | null> = {
  listing_type: ListingTypeField,
  status: StatusField,
  title: TitleField,
  slug: SlugField,
  area: AreaField,
  price: PriceField,
  beds: BedsField,
  baths: BathsField,
  floor_size: FloorSizeField,
  date_available: DateAvailableField,
  rightmove_url: RightmoveField,
  latitude: CoordinatesField,
  // Rendered beside the latitude.
  longitude: null,
  gallery: PropertyImages,
  description: DescriptionField,
  features: FeaturesField,
  description_zh: ChineseDescriptionField,
  features_zh: ChineseFeaturesField,
}

const quarterWidth: readonly FormField[] = ['beds', 'baths', 'lift', 'reference', 'electricity', 'water']
const fullWidth: readonly FormField[] = [
  ...(['latitude', 'gallery', 'description', 'features', 'description_zh', 'features_zh'] as const),
  ...(['mobile', 'planning', 'vendor_notes'] as const),
]
const widthOf = (field: FormField) =>
  quarterWidth.includes(field)
    ? 'laptop:col-span-1'
    : clsx('col-span-2', fullWidth.includes(field) && 'laptop:col-span-4')

/** The fields of a section. An inapplicable fact shows only while it has a value. */
export function FormFields({ fields }: { fields: readonly FormField[] }) {
  const { values } = useListingForm()
  const type = values.listing_type
  const facts = factsOf(values.facts, type)
  const needed = neededFacts(type, facts)
  const controlOf = (field: FormField) => {
    if (isFactColumn(field)) {
      const isHidden = !applies(field, type, facts) && (values.facts[field] ?? emptyFact).value === ''
      return !isHidden && <Fact column={field} needed={needed.includes(field)} />
    }
    // A published listing has no scheduled time.
    if (field === 'publish_at' && values.status !== 'draft') return null
    if (isRecordColumn(field)) return <RecordField column={field} />
    if (field === 'listing_type' && typeChoices(type).length < 2) return null
    const OwnField = ownFieldComponents[field]
    return OwnField && <OwnField />
  }
  return fields.map((field) => {
    const control = controlOf(field)
    if (!control) return null
    return (
      <Fragment key={field}>
        <div className={clsx('min-w-0 *:max-w-none', widthOf(field))}>{control}</div>
        {field === 'price' && <DepositNotice />}
      </Fragment>
    )
  })
}
