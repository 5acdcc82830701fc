import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Result } from '../../lib/http/result'
import { unwrap } from './request-error'

type Options<Value> = Omit<UseQueryOptions<Value>, 'queryKey' | 'queryFn'>

/** What a request returns, kept under a key, and how far it is. */
export const useRead = <Value>(key: QueryKey, read: () => Promise<Result<Value>>, options?: Options<Value>) =>
  useQuery({ ...options, queryKey: key, queryFn: async () => unwrap(await read()) })
