import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { type PublishColumn, publishLabel, publishMessage } from '../../domain/listing/facts/publish-check'
import { statusLabels } from '../../domain/listing/listing-status'
import { counted } from '../../lib/format/words'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { refusalReason } from '../listings/refusal-reason'
import { failureOf, unwrap } from '../query/request-error'
import { showToast } from '../ui/toasts'
import { GapControl } from './GapControl'
import { changedMeanwhile, gapsQuery, saveGaps } from './gaps.queries'
import {
  emptyGap,
  formProblems,
  gapColumns,
  type GapHome,
  gapRow,
  gapSchema,
  type GapValues,
  isField,
  mayWait,
  remainingProblems,
} from './gaps'

const waitClass = 'cursor-pointer py-1 text-left text-note quiet-link decoration-edge pointer-coarse:min-h-11'

/** The missing facts of one home, to be filled in or marked as waiting, and then published. */
export function GapHomeForm({ home }: { home: GapHome }) {
  const today = londonDay(serverDate())
  const [lacking, setLacking] = useState<readonly PublishColumn[]>([])
  const schema = useMemo(() => gapSchema(home), [home])
  const form = useForm<GapValues>({ defaultValues: {}, resolver: valibotResolver(schema) })
  const client = useQueryClient()
  const values = form.watch()
  const columns = gapColumns(home, values, today)
  const elsewhere = formProblems(home)
  const left = remainingProblems(home, values, today).filter(isField)
  const waitable = left.filter(({ column }) => mayWait(column, home.type))
  const filled = Object.keys(gapRow(home, values, today)).length > 0
  const idOf = (column: PublishColumn) => `gap-${home.id}-${column}`

  const save = useMutation({
    mutationFn: async ({ row }: { row: Record<string, unknown>; published: boolean }) =>
      unwrap(await saveGaps(home, row)),
    onSuccess: async (_, { published }) => {
      showToast(
        published ? `${home.title} is ${statusLabels[home.feedStatus].toLowerCase()} now.` : 'Saved as a draft.',
      )
      form.reset({})
      await client.invalidateQueries({ queryKey: gapsQuery.queryKey })
    },
  })
  const submit = (publish: boolean) =>
    form.handleSubmit((typed) => {
      const missing = publish ? left.map(({ column }) => column) : []
      setLacking(missing)
      if (missing[0]) return document.getElementById(idOf(missing[0]))?.focus()
      const row = gapRow(home, typed, today)
      save.mutate({ row: publish ? { ...row, status: home.feedStatus } : row, published: publish })
    })()
  const wait = (column: PublishColumn, waiting: boolean) => form.setValue(column, { value: '', waiting })
  const failure = save.error ? failureOf(save.error) : null

  return (
    <form noValidate className="pt-2 pb-6" onSubmit={(event) => event.preventDefault()}>
      {elsewhere.length > 0 && (
        <Notice className="mb-5" tone="note">
          <ul>
            {elsewhere.map((problem) => (
              <li key={problem.column + problem.problem}>{publishMessage(problem, home.type)}</li>
            ))}
          </ul>
          <p>
            <a className="quiet-link" href={paths.adminProperty(home.id)}>
              Open the listing to add this
            </a>
          </p>
        </Notice>
      )}
      <div className="grid items-start gap-x-6 gap-y-5 phablet:grid-cols-2 laptop:grid-cols-3">
        {columns.map((column) => (
          <Controller
            key={column}
            control={form.control}
            name={column}
            render={({ field, fieldState }) => {
              const gap = field.value ?? emptyGap
              const isLacking = lacking.includes(column) && left.some((problem) => problem.column === column)
              return gap.waiting ? (
                <div className="min-w-0 text-note">
                  <p className="font-semibold">{publishLabel(column)}</p>
                  <p className="mt-1.5 text-ink-2">Waiting for owner</p>
                  <button type="button" className={waitClass} onClick={() => wait(column, false)}>
                    Fill in instead<span className="sr-only">: {publishLabel(column)}</span>
                  </button>
                </div>
              ) : (
                <div className="min-w-0">
                  <GapControl
                    id={idOf(column)}
                    column={column}
                    value={gap.value}
                    error={fieldState.error?.message ?? (isLacking ? `Fill in “${publishLabel(column)}”.` : '')}
                    onChange={(value) => field.onChange({ value, waiting: false })}
                  />
                  {mayWait(column, home.type) && gap.value === '' && (
                    <button type="button" className={waitClass} onClick={() => wait(column, true)}>
                      Waiting for owner<span className="sr-only">: {publishLabel(column)}</span>
                    </button>
                  )}
                </div>
              )
            }}
          />
        ))}
      </div>
      {failure && (
        <Notice className="mt-5" tone="problem" title="Nothing was saved." role="alert">
          <p>
            {failure.message === changedMeanwhile
              ? 'Somebody else changed this home. Reload the page, then try again.'
              : `The reason: ${refusalReason(failure)}`}
          </p>
        </Notice>
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          className={buttonClass({ variant: 'primary', size: 'small' })}
          disabled={elsewhere.length > 0 || save.isPending}
          onClick={() => void submit(true)}
        >
          {save.isPending ? 'Saving…' : 'Publish'}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          disabled={!filled || save.isPending}
          onClick={() => void submit(false)}
        >
          Save as a draft
        </button>
        {waitable.length > 0 && (
          <button
            type="button"
            className={waitClass}
            onClick={() => waitable.forEach(({ column }) => wait(column, true))}
          >
            Mark {counted(waitable.length, 'fact')} “Waiting for owner”
          </button>
        )}
        <a className="py-1 text-note quiet-link" href={paths.adminProperty(home.id)}>
          Open the listing<span className="sr-only"> {home.title}</span>
        </a>
      </p>
    </form>
  )
}
