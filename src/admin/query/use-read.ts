import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'

type Options<Value> = Omit<UseQueryOptions<Value>, 'queryKey' | 'queryFn'>

/** The response of a request, cached by key, and its loading state. */
export const useRead = <Value>(key: QueryKey, read: () => Promise<Value>, options?: Options<Value>) =>
  useQuery({ ...options, queryKey: key, queryFn: () => read() })
