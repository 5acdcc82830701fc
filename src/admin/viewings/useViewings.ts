import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Viewing } from '../../domain/viewing/viewing'
import { unwrap } from '../query/request-error'
import { useRead } from '../query/use-read'
import {
  bookViewing,
  cancelViewing,
  changeViewing,
  giveFeedback,
  type SavedViewing,
  viewingsOf,
} from './viewings.queries'
import type { BookableEnquiry } from './viewing-values'

type Key = Pick<BookableEnquiry, 'kind' | 'id'>
const viewingsKey = ({ kind, id }: Key) => ['viewings', kind, id]

/** The viewings of an enquiry, earliest first. */
export const useViewings = (enquiry: Key) => useRead(viewingsKey(enquiry), () => viewingsOf(enquiry))

/** A change of a viewing also changes the diary, the state of its enquiry, and its emails. */
function useAfterChange(enquiry: Key) {
  const client = useQueryClient()
  return ({ stored }: SavedViewing) => {
    client.setQueryData<Viewing[]>(
      viewingsKey(enquiry),
      (before) =>
        before && [...before.filter(({ id }) => id !== stored.id), stored].sort((a, b) => +a.startsAt - +b.startsAt),
    )
    void client.invalidateQueries()
  }
}

/** Books a viewing, or changes `before`. */
export const useSaveViewing = (enquiry: Key) =>
  useMutation({
    mutationFn: async ({ id, values, before }: SaveRequest) =>
      unwrap(await (before ? changeViewing(before, values) : bookViewing(enquiry, id, values))),
    onSuccess: useAfterChange(enquiry),
  })
interface SaveRequest {
  id: string
  values: Parameters<typeof changeViewing>[1]
  before: Viewing | undefined
}

export const useCancelViewing = (enquiry: Key) =>
  useMutation({
    mutationFn: async (viewing: Viewing) => unwrap(await cancelViewing(viewing)),
    onSuccess: useAfterChange(enquiry),
  })

export const useGiveFeedback = (enquiry: Key) =>
  useMutation({
    mutationFn: async ([viewing, feedback, note]: Parameters<typeof giveFeedback>) =>
      unwrap(await giveFeedback(viewing, feedback, note)),
    onSuccess: useAfterChange(enquiry),
  })
