import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Viewing } from '../../domain/viewing/viewing'
import { unwrap } from '../query/request-error'
import { useRead } from '../query/use-read'
import {
  bookViewing,
  cancelViewing,
  changeViewing,
  giveFeedback,
  recordOutcome,
  type SavedViewing,
  type ViewingVersion,
  viewingsOf,
} from './viewings.queries'
import type { ViewingDraft } from './viewing-drafts'
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

/** Books or changes a viewing. */
export const useSaveViewing = (enquiry: Key) =>
  useMutation({
    mutationFn: async ({ isNew, values, ...version }: ViewingDraft & { isNew: boolean }) =>
      unwrap(await (isNew ? bookViewing(enquiry, version, values) : changeViewing(version, values))),
    onSuccess: useAfterChange(enquiry),
  })

export const useCancelViewing = (enquiry: Key) =>
  useMutation({
    mutationFn: async (version: ViewingVersion) => unwrap(await cancelViewing(version)),
    onSuccess: useAfterChange(enquiry),
  })

export const useRecordOutcome = (enquiry: Key) =>
  useMutation({
    mutationFn: async ([viewing, tookPlace]: Parameters<typeof recordOutcome>) =>
      unwrap(await recordOutcome(viewing, tookPlace)),
    onSuccess: useAfterChange(enquiry),
  })

export const useGiveFeedback = (enquiry: Key) =>
  useMutation({
    mutationFn: async ([version, feedback, note]: Parameters<typeof giveFeedback>) =>
      unwrap(await giveFeedback(version, feedback, note)),
    onSuccess: useAfterChange(enquiry),
  })
