import { queryOptions } from '@tanstack/react-query'
import { runQuery } from '../../lib/http/admin-query'
import { failed, mapResult, type Result, success } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import { unwrap } from '../query/request-error'
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

/** Everything about a person. Not cached after the screen closes. */
export const personQuery = (keys: PersonKeys | null) =>
  queryOptions({
    queryKey: ['person', keys],
    enabled: keys !== null,
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      if (!keys) return null
      const { data } = unwrap(await runQuery(supabase().rpc('person_data', parameters(keys))))
      return { data: parsePerson(data), raw: data }
    },
  })

/** Erases a person. The counts of what is gone. */
export async function erasePerson(keys: PersonKeys): Promise<Result<Record<string, number>>> {
  const result = await runQuery(supabase().rpc('erase_person', parameters(keys)))
  if (!result.ok) return result
  const { data } = result.value
  return typeof data === 'object' && data !== null
    ? success(data as Record<string, number>)
    : failed('refused', 'No answer')
}

/** An erasure in the log: never who. */
export interface Erasure {
  id: string
  erasedAt: string
  by: string
  counts: Record<string, number>
}

export const erasuresQuery = queryOptions({
  queryKey: ['person', 'erasures'],
  queryFn: async () =>
    unwrap(
      mapResult(
        await runQuery(
          supabase().from('person_erasures').select('*').order('erased_at', { ascending: false }).limit(20),
        ),
        ({ data }): Erasure[] =>
          (data ?? []).map(({ id, erased_at: erasedAt, actor_name: by, counts }) => ({
            ...{ id, erasedAt, by },
            counts: counts as Record<string, number>,
          })),
      ),
    ),
})
