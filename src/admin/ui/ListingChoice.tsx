import { useState } from 'react'
import { useFoundListings } from '../query/find-listings.queries'
import { ComboBox, type ComboBoxOption } from './ComboBox'

interface Props {
  id: string
  label?: string
  error: string | undefined
  /** The id of the chosen listing; empty if none. */
  value: string
  /** The title of a listing that was chosen before. */
  title?: string
  onChange: (id: string, title: string) => void
}

/** A listing, searched by its title, street or reference. */
export function ListingChoice({ id, label = 'Home', error, value, title = '', onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<ComboBoxOption | null>(null)
  const before = value && title ? { id: value, label: title } : null
  const chosen = picked?.id === value ? picked : before
  const { options, status } = useFoundListings(typed === chosen?.label ? '' : typed)
  // The chosen one stays an option, so that its title stays in the field.
  const offered = chosen && options.every((option) => option.id !== chosen.id) ? [chosen, ...options] : options
  return (
    <ComboBox
      {...{ id, label, error, status, value }}
      hint="Type a title, a street or a reference."
      options={offered}
      onType={setTyped}
      onChange={(next) => {
        const option = offered.find(({ id }) => id === next)
        setPicked(option ?? null)
        onChange(next, option?.label ?? '')
      }}
    />
  )
}
