import { queryOptions } from '@tanstack/react-query'
import { supabase } from '../../lib/http/supabase'
import { request, requestRows } from '../query/request'
import { refusal } from '../query/request-error'
import { parsePerson } from './person'

/** Whom to look for: an email address, a telephone number, or both. */
export interface PersonKeys {
  email: string
  phone: string
}

const parameters = ({ email, phone }: PersonKeys) => ({
  ...(email && { of_email: email }),
  ...(phone && { of_phone: phone }),
})

/** Everything about a person. Not cached after the screen closes. It takes long, so the focus does not repeat it. */
export const personQuery = (keys: PersonKeys | null) =>
  queryOptions({
    queryKey: ['person', keys],
    enabled: keys !== null,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      if (!keys) return null
      const raw = await request(supabase().rpc('person_data', parameters(keys)))
      return { data: parsePerson(raw), raw }
    },
  })

/** Erases a person. The counts of what is gone. */
export async function erasePerson(keys: PersonKeys) {
  const counts = await request(supabase().rpc('erase_person', parameters(keys)))
  if (typeof counts !== 'object' || !counts) throw refusal('No answer')
  return counts as Record<string, number>
}

/** The newest erasures in the log: never of whom. */
export const erasuresQuery = queryOptions({
  queryKey: ['person', 'erasures'],
  queryFn: () =>
    requestRows(supabase().from('person_erasures').select('*').order('erased_at', { ascending: false }).limit(20)),
})
