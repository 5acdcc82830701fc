import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '../query/request-error'
import { ComboBox } from '../ui/ComboBox'
import { searchListings } from './viewings.queries'

interface Props {
  id: string
  error: string | undefined
  value: string
  /** The title of the chosen listing. */
  title: string
  onChange: (id: string) => void
}

/** The home to show, found by its title, street or reference. */
export function ListingChoice({ id, error, value, title, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const query = typed === title ? '' : typed
  const listings = useQuery({
    queryKey: ['find-listings', query],
    queryFn: async () => unwrap(await searchListings(query)),
    enabled: query.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const options = (listings.data ?? []).map((listing) => ({
    id: listing.id,
    label: listing.title || 'Untitled listing',
    note: [listing.area, listing.reference].filter(Boolean).join(' · '),
  }))
  // The chosen one stays an option, so that its title stays in the field.
  const withChosen =
    value && title && !options.some((option) => option.id === value)
      ? [{ id: value, label: title }, ...options]
      : options
  return (
    <ComboBox
      {...{ id, error, value, onChange }}
      label="Home to show"
      hint="Type a title, a street or a reference."
      options={withChosen}
      onType={setTyped}
    />
  )
}
