import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Result } from '../../lib/http/result'
import { unwrap } from './request-error'

type Options<Value> = Omit<UseQueryOptions<Value>, 'queryKey' | 'queryFn'>

/** The response of a request, cached by key, and its loading state. */
export const useRead = <Value>(key: QueryKey, read: () => Promise<Result<Value>>, options?: Options<Value>) =>
  useQuery({ ...options, queryKey: key, queryFn: async () => unwrap(await read()) })
