interface Query {
  data: unknown
  isError: boolean
  isPlaceholderData: boolean
}

/** The state of a search as one types. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'error'

/** The state of the search for a text. Meanwhile, a query has no result or that of an earlier text. */
export function searchStatus(text: string, { data, isError, isPlaceholderData }: Query): SearchStatus {
  if (isError) return 'error'
  if (text === '') return 'idle'
  return data === undefined || isPlaceholderData ? 'loading' : 'ready'
}
