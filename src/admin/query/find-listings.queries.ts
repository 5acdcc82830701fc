import { keepPreviousData } from '@tanstack/react-query'
import { likePatterns } from '../../domain/enquiry/search-text'
import { supabase } from '../../lib/http/supabase'
import { requestRows } from './request'
import { searchStatus } from './search-status'
import { useRead } from './use-read'
import type { ComboBoxOption } from '../ui/ComboBox'

/**
 * The listings whose title, area, reference or address has every word; none without a word.
 * @param onlyListed only those that visitors see in lists
 */
export async function findListings(typed: string, onlyListed = false) {
  const patterns = likePatterns(typed)
  if (patterns.length === 0) return []
  return requestRows(supabase().rpc('find_listings', { patterns, only_listed: onlyListed }))
}

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
 * @param onlyListed only those that visitors see in lists
 */
export function useFoundListings(typed: string, onlyListed = false) {
  const text = typed.trim()
  const query = useRead(['find-listings', text, onlyListed], () => findListings(text, onlyListed), {
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const shown = text === '' ? [] : (query.data ?? [])
  return { options: shown.map(listingOption), status: searchStatus(text, query) }
}
