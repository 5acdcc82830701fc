import { emptyListingValues } from '../../../../../src/admin/listings/form/form-row'
import type { ListingValues } from '../../../../../src/admin/listings/form/property-form'

export const picture = (url: string, alt = '') => ({ key: url, kind: 'photograph' as const, url, alt })
export const filled: ListingValues = {
  ...emptyListingValues,
  title: 'Royal Hill Cottage',
  slug: 'royal-hill-cottage',
  area: 'Greenwich',
  price: '£875,000',
  beds: '2',
  baths: '1',
  pictures: [picture('/pictures/a.webp')],
  description: 'Two rooms over two.',
}
