import clsx from 'clsx'
import { type ComponentType, Fragment } from 'react'
import { applies, neededFacts } from '../../../domain/listing/facts/missing-facts'
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
import { factOf, type FormField, recordColumnOf } from './form-sections'
import { useListingForm } from './useListingForm'
import { DateAvailableField, DepositNotice, PriceField, RightmoveField } from './MoneyFields'
import { PropertyImages } from '../pictures/PropertyImages'
import { RecordField } from './RecordFields'
import type { OwnField } from './own-fields'

const ownFieldComponents: Record<OwnField, ComponentType | null> = {
  listingType: ListingTypeField,
  status: StatusField,
  title: TitleField,
  slug: SlugField,
  area: AreaField,
  price: PriceField,
  beds: BedsField,
  baths: BathsField,
  floorSize: FloorSizeField,
  dateAvailable: DateAvailableField,
  rightmoveUrl: RightmoveField,
  latitude: CoordinatesField,
  // Rendered beside the latitude.
  longitude: null,
  pictures: PropertyImages,
  description: DescriptionField,
  features: FeaturesField,
  descriptionZh: ChineseDescriptionField,
  featuresZh: ChineseFeaturesField,
}

const quarterWidth = 'laptop:col-span-1'
const fullWidth = 'col-span-2 laptop:col-span-4'
const widths: Partial<Record<FormField, string>> = {
  ...Object.fromEntries(['beds', 'baths', 'fact-lift', 'fact-reference'].map((name) => [name, quarterWidth])),
  ...Object.fromEntries(['fact-electricity', 'fact-water'].map((name) => [name, quarterWidth])),
  ...Object.fromEntries(
    [
      ...['latitude', 'pictures', 'description', 'features', 'descriptionZh', 'featuresZh'],
      ...['fact-mobile', 'fact-planning', 'record-vendor_notes'],
    ].map((name) => [name, fullWidth]),
  ),
}

/** The fields of a section. An inapplicable fact shows only while it has a value. */
export function FormFields({ fields }: { fields: readonly FormField[] }) {
  const { values } = useListingForm()
  const facts = factsOf(values.facts, values.listingType)
  const needed = neededFacts(values.listingType, facts)
  return fields.map((field) => {
    const column = factOf(field)
    const recordColumn = recordColumnOf(field)
    const OwnComponent = column || recordColumn ? null : ownFieldComponents[field as OwnField]
    const isHidden =
      column && !applies(column, values.listingType, facts) && (values.facts[column] ?? emptyFact).value === ''
    // A published listing has no scheduled time.
    if (recordColumn === 'publish_at' && values.status !== 'draft') return null
    if (isHidden || (!column && !recordColumn && !OwnComponent)) return null
    if (field === 'listingType' && typeChoices(values.listingType).length < 2) return null
    return (
      <Fragment key={field}>
        <div className={clsx('min-w-0 *:max-w-none', widths[field] ?? 'col-span-2')}>
          {column && <Fact column={column} needed={needed.includes(column)} />}
          {recordColumn && <RecordField column={recordColumn} />}
          {OwnComponent && <OwnComponent />}
        </div>
        {field === 'price' && <DepositNotice />}
      </Fragment>
    )
  })
}
