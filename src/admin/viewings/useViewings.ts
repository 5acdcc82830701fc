import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Viewing } from '../../domain/viewing/viewing'
import { useRead } from '../query/use-read'
import {
  bookViewing,
  cancelViewing,
  changeViewing,
  giveFeedback,
  recordOutcome,
  type SavedViewing,
  viewingsOf,
} from './viewings.queries'
import type { ViewingDraft } from './viewing-drafts'
import type { BookableEnquiry } from './viewing-values'

type Key = Pick<BookableEnquiry, 'kind' | 'id'>
const viewingsKey = ({ kind, id }: Key) => ['viewings', kind, id]

/** The viewings of an enquiry, earliest first. */
export const useViewings = (enquiry: Key) => useRead(viewingsKey(enquiry), () => viewingsOf(enquiry))

/** Reads everything again, except the inbox's list: its rows stay in place until somebody asks for others. */
export const refreshAfterViewing = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [first, second] }) => first !== 'enquiries' || second !== 'list' })

/** A change of a viewing. It also changes the diary, the state of its enquiry, and its emails. */
function useChange<Variables>(enquiry: Key, change: (variables: Variables) => Promise<SavedViewing>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ stored }) => {
      client.setQueryData<Viewing[]>(
        viewingsKey(enquiry),
        (before) =>
          before && [...before.filter(({ id }) => id !== stored.id), stored].sort((a, b) => +a.startsAt - +b.startsAt),
      )
      void refreshAfterViewing(client)
    },
  })
}

/** Books or changes a viewing. */
export const useSaveViewing = (enquiry: Key) =>
  useChange(enquiry, ({ isNew, values, ...version }: ViewingDraft & { isNew: boolean }) =>
    isNew ? bookViewing(enquiry, version, values) : changeViewing(version, values),
  )

export const useCancelViewing = (enquiry: Key) => useChange(enquiry, cancelViewing)

export const useRecordOutcome = (enquiry: Key) => useChange(enquiry, recordOutcome)
export const useGiveFeedback = (enquiry: Key) => useChange(enquiry, giveFeedback)
