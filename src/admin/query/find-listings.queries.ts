import { keepPreviousData } from '@tanstack/react-query'
import { likePatterns } from '../../domain/enquiry/search-text'
import type { Database } from '../../lib/database.types'
import { supabase } from '../../lib/http/supabase'
import { requestRows } from './request'
import { searchStatus } from './search-status'
import { useRead } from './use-read'
import type { ComboBoxOption } from '../ui/ComboBox'

/** The listings whose title, area, reference or address has every word; none without a word. */
export async function findListings(typed: string) {
  const patterns = likePatterns(typed)
  return patterns.length === 0 ? [] : requestRows(supabase().rpc('find_listings', { patterns }))
}

type ListingRow = Database['public']['Functions']['find_listings']['Returns'][number]

/** A listing as an option. */
export interface ListingOption extends ComboBoxOption {
  note: string
}
interface Row {
  id: string
  title: string | null
  area?: string | null
  reference?: string | null
}
export const listingOption = ({ id, title, area, reference }: Row): ListingOption => ({
  id,
  label: title || 'Untitled listing',
  note: [area, reference].filter(Boolean).join(' · '),
})

/**
 * Listings as options, as their words are typed.
 * @param suits only listings for which this is true
 */
export function useFoundListings(typed: string, suits: (row: ListingRow) => boolean = () => true) {
  const text = typed.trim()
  const query = useRead(['find-listings', text], () => findListings(text), {
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const shown = text === '' ? [] : (query.data ?? []).filter((row) => suits(row))
  return { options: shown.map(listingOption), status: searchStatus(text, query) }
}
