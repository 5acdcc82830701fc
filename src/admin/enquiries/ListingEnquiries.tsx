import { listingEnquiriesText } from '../../domain/enquiry/listing-enquiries'
import { paths } from '../../paths'
import { useRead } from '../query/use-read'
import { inboxQuery, noFilters } from './inbox-url'
import { readListingEnquiries } from './listing-enquiries.queries'

/** The number of enquiries about a listing, by purpose and country, linked to them. */
export function ListingEnquiries({ id }: { id: string }) {
  const { data, isError } = useRead(['listing enquiries', id], () => readListingEnquiries(id))
  const text = data && listingEnquiriesText(data.rows, data.count)
  const failure = isError ? 'The number of enquiries could not be loaded.' : '\u00A0'
  if (!data?.count) return <p className="mt-4 text-note text-ink-2">{text ?? failure}</p>
  return (
    <p className="mt-4 text-note tabular-nums">
      <a className="quiet-link" href={paths.adminEnquiries + inboxQuery({ ...noFilters, listing: id, open: '' })}>
        {text}
      </a>
    </p>
  )
}
