import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unwrap } from '../query/request-error'
import { ComboBox, type ComboBoxOption } from '../ui/ComboBox'
import { findListings } from './add-enquiry.queries'

interface Props {
  id: string
  error: string | undefined
  /** The id of the chosen listing; empty if none. */
  value: string
  onChange: (id: string) => void
}

/** The home of an enquiry, found by its title, street or reference. */
export function ListingChoice({ id, error, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ComboBoxOption | null>(null)
  const { data = [] } = useQuery({
    queryKey: ['find listings', typed],
    queryFn: async () => unwrap(await findListings(typed)),
    enabled: typed.trim() !== '' && typed !== chosen?.label,
    placeholderData: keepPreviousData,
  })
  const matches = data.map((listing) => ({
    id: listing.id,
    label: listing.title || 'Untitled listing',
    note: [listing.area, listing.reference].filter(Boolean).join(' · '),
  }))
  // The chosen one stays an option, so that its title stays in the field.
  const options = chosen && !matches.some((option) => option.id === chosen.id) ? [chosen, ...matches] : matches
  return (
    <ComboBox
      {...{ id, error, value, options }}
      label="Home"
      hint="Type a title, a street or a reference."
      onType={setTyped}
      onChange={(next) => {
        setChosen(options.find((option) => option.id === next) ?? null)
        onChange(next)
      }}
    />
  )
}
