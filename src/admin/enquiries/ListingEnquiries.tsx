import { useEffect, useState } from 'react'
import { listingEnquiriesText } from '../../domain/enquiry/listing-enquiries'
import { paths } from '../../paths'
import { inboxQuery, noFilters } from './inbox-url'
import { readListingEnquiries } from './listing-enquiries.queries'

/** The number of enquiries about a listing, by purpose and country, linked to them. */
export function ListingEnquiries({ id }: { id: string }) {
  const [shown, setShown] = useState<{ text: string; count: number } | null>(null)
  useEffect(() => {
    let here = true
    void readListingEnquiries(id).then((result) => {
      if (!here) return
      if (!result.ok) return setShown({ text: 'The number of enquiries could not be loaded.', count: 0 })
      const { rows, count } = result.value
      setShown({ text: listingEnquiriesText(rows, count), count })
    })
    return () => void (here = false)
  }, [id])
  if (!shown || shown.count === 0) return <p className="mt-4 text-note text-ink-2">{shown?.text ?? '\u00A0'}</p>
  return (
    <p className="mt-4 text-note tabular-nums">
      <a className="quiet-link" href={paths.adminEnquiries + inboxQuery({ ...noFilters, listing: id, open: '' })}>
        {shown.text}
      </a>
    </p>
  )
}
