import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Notice } from '../../components/ui/Notice'
import { type PublishColumn, publishLabel, publishMessage } from '../../domain/listing/facts/publish-check'
import { statusLabels } from '../../domain/listing/listing-status'
import { counted } from '../../lib/format/words'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { ProblemNotice } from '../ui/ProblemNotice'
import { refusalReason } from '../listings/refusal-reason'
import { failureOf } from '../query/request-error'
import { Button, TextButton, TextLink } from '../ui/Button'
import { useSchemaForm } from '../ui/Form'
import { showToast } from '../ui/toasts'
import { Gap, waitClass } from './Gap'
import { gapDrafts } from './gap-drafts'
import { changedMeanwhile, gapsQuery, saveGaps } from './gaps.queries'
import {
  emptyGap,
  formProblems,
  gapColumns,
  type GapListing,
  gapRow,
  gapSchema,
  hasGaps,
  type GapValues,
  isField,
  openValues,
  canBeRequested,
  remainingProblems,
  unsentGaps,
} from './gaps'

function updateDraft(listing: GapListing, values: GapValues) {
  const open = openValues(listing, values)
  if (hasGaps(open)) gapDrafts.store(listing.id, open)
  else gapDrafts.drop(listing.id)
}

/** The missing facts of one listing, to be filled in or marked as waiting, and then published. */
export function GapForm({ listing }: { listing: GapListing }) {
  const today = londonDay(serverDate())
  const [lacking, setLacking] = useState<readonly PublishColumn[]>([])
  const schema = useMemo(() => gapSchema(listing), [listing])
  const form = useSchemaForm(schema, gapDrafts.read(listing.id) ?? {})
  const client = useQueryClient()
  const values = useWatch({ control: form.control }) as GapValues
  useEffect(() => {
    updateDraft(listing, values)
  }, [listing, values])
  const columns = gapColumns(listing, values, today)
  const elsewhere = formProblems(listing)
  const left = remainingProblems(listing, values, today).filter(isField)
  const requestable = left.filter(({ column }) => canBeRequested(column, listing.type))
  const idOf = (column: PublishColumn) => `gap-${listing.id}-${column}`

  const save = useMutation({
    mutationFn: ({ row }: { row: Record<string, unknown>; typed: GapValues; published: boolean }) =>
      saveGaps(listing, row),
    // A colleague has changed the home: the next attempt is over the current version.
    onError: (error) =>
      failureOf(error).message === changedMeanwhile && client.invalidateQueries({ queryKey: gapsQuery.queryKey }),
    onSuccess: async (_, { typed, published }) => {
      showToast(
        published ? `${listing.title} is ${statusLabels[listing.feedStatus].toLowerCase()} now.` : 'Saved as a draft.',
      )
      const unsent = unsentGaps(form.getValues(), typed)
      // The form may have been closed meanwhile.
      updateDraft(listing, unsent)
      form.reset(unsent)
      await client.invalidateQueries({ queryKey: gapsQuery.queryKey })
      // The form of a published listing is gone, and the next one opens.
      if (published) document.getElementById('gaps-title')?.focus()
    },
  })
  const submit = (publish: boolean) =>
    form.handleSubmit((typed) => {
      const missing = publish ? left.map(({ column }) => column) : []
      setLacking(missing)
      if (missing[0]) return document.getElementById(idOf(missing[0]))?.focus()
      const row = gapRow(listing, typed, today)
      if (!publish && Object.keys(row).length === 0) return showToast('Nothing is filled in yet.')
      save.mutate({ row: publish ? { ...row, status: listing.feedStatus } : row, typed, published: publish })
    })()
  const setGap = (column: PublishColumn, isRequested: boolean) => form.setValue(column, { value: '', isRequested })
  const failure = save.error ? failureOf(save.error) : null

  return (
    <form noValidate className="pt-2 pb-6" onSubmit={(event) => event.preventDefault()}>
      {elsewhere.length > 0 && (
        <Notice className="mb-5" tone="note">
          <ul>
            {elsewhere.map((problem) => (
              <li key={problem.column + problem.problem}>{publishMessage(problem, listing.type)}</li>
            ))}
          </ul>
          <p>
            <TextLink href={paths.adminProperty(listing.id)}>Open the listing to add this</TextLink>
          </p>
        </Notice>
      )}
      <div className="grid items-start gap-x-6 gap-y-5 phablet:grid-cols-2 laptop:grid-cols-3">
        {columns.map((column) => (
          <Controller
            key={column}
            control={form.control}
            name={column}
            render={({ field, fieldState }) => (
              <Gap
                id={idOf(column)}
                column={column}
                gap={field.value ?? emptyGap}
                canBeRequested={canBeRequested(column, listing.type)}
                error={
                  fieldState.error?.message ??
                  (lacking.includes(column) && left.some((problem) => problem.column === column)
                    ? `Fill in “${publishLabel(column)}”.`
                    : '')
                }
                onChange={field.onChange}
              />
            )}
          />
        ))}
      </div>
      <ProblemNotice
        className="mt-5"
        problem={
          failure && {
            title: 'Nothing was saved.',
            text:
              failure.message === changedMeanwhile
                ? 'Somebody else changed this home meanwhile. What you typed is still here: check it, then press again.'
                : `The reason: ${refusalReason(failure)}`,
          }
        }
      />
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="primary"
          size="small"
          disabled={elsewhere.length > 0}
          busy={save.isPending}
          onClick={() => void submit(true)}
        >
          {save.isPending ? 'Saving...' : 'Publish'}
        </Button>
        <Button variant="secondary" size="small" busy={save.isPending} onClick={() => void submit(false)}>
          Save as a draft
        </Button>
        {requestable.length > 0 && (
          <TextButton className={waitClass} onClick={() => requestable.forEach(({ column }) => setGap(column, true))}>
            Mark {counted(requestable.length, 'fact')} “Waiting for owner”
          </TextButton>
        )}
        <a className="py-1 text-note quiet-link" href={paths.adminProperty(listing.id)}>
          Open the listing<span className="sr-only"> {listing.title}</span>
        </a>
      </p>
    </form>
  )
}
