import { useStore } from '@nanostores/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../lib/form/row-id'
import { $isAdministrator } from '../../lib/http/admin-session'
import { errorKind } from '../../lib/http/database-error'
import { agency } from '#agency/agency.ts'
import { failureOf } from '../query/request-error'
import { failureText } from '../query/failure-text'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toasts'
import { Part } from '../ui/AdminPage'
import { LoadState } from '../ui/LoadState'
import { ProblemNotice } from '../ui/ProblemNotice'
import { SourceForm } from './SourceForm'
import { SourceItem } from './SourceItem'
import { addSource, changeSource, removeSource, runSource, sourcesQuery } from './sources.queries'
import type { SourceValues } from './sources'

/** Why nothing was changed. */
function reason(error: Error): string {
  const kind = errorKind(failureOf(error))
  if (kind === 'conflict') return 'This address is in the list already.'
  return kind === 'invalid-row'
    ? 'The address is not accepted. It must be on a named host, beginning with https://.'
    : failureText(error)
}

const titleId = 'sources-title'

/** Feeds at an address, which a worker fetches every hour. For administrators. */
export function FeedSources() {
  const sources = useQuery(sourcesQuery)
  const isAdministrator = useStore($isAdministrator)
  const client = useQueryClient()
  /** The id of the feed in the form, or of a new one. */
  const [editing, setEditing] = useState<{ id: string; isNew: boolean } | null>(null)
  // What had the focus goes.
  const close = () => {
    setEditing(null)
    document.getElementById(titleId)?.focus()
  }
  const act = useMutation({
    mutationFn: ({ action }: { id: string; action: () => Promise<void>; message: string }) => action(),
    onSuccess: (_, { id, message }) => {
      // The form of another feed stays open.
      if (!editing || editing.id === id) close()
      showToast(message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  })
  if (!isAdministrator) return <p>Only administrators see the addresses of feeds.</p>
  const save = (values: SourceValues) =>
    editing &&
    act.mutate({
      id: editing.id,
      action: () => (editing.isNew ? addSource(editing.id, values) : changeSource(editing.id, values)),
      message: editing.isNew ? `${values.name} is added. It runs within a minute.` : `${values.name} is saved.`,
    })
  const form = (source?: Parameters<typeof SourceForm>[0]['source']) => (
    <SourceForm {...(source && { source })} busy={act.isPending} onSave={save} onCancel={close} />
  )
  // A new feed whose response was lost is stored, and its form is still open.
  const list = (sources.data ?? []).filter(({ id }) => !editing?.isNew || editing.id !== id)
  // Somebody else may remove the feed in the form.
  const isFormOpen = editing !== null && (editing.isNew || list.some(({ id }) => id === editing.id))
  return (
    <Part
      id={titleId}
      title="Fetched every hour"
      note={
        <>
          We fetch a feed of branch {agency.feedBranch} from its address every hour and import it by itself. If it would
          withdraw too many homes or change a price by more than half, it stops, and you get one email a day.
        </>
      }
    >
      <LoadState query={sources} failure="The feeds could not be loaded." />
      <ProblemNotice
        className="mt-5"
        problem={act.error && { title: 'Nothing was changed.', text: reason(act.error) }}
      />
      {list.length > 0 && (
        <ul className="mt-5 border-t border-ink">
          {list.map((source) =>
            editing?.id === source.id ? (
              <li className="border-b border-line py-5" key={source.id}>
                {form(source)}
              </li>
            ) : (
              <SourceItem
                key={source.id}
                source={source}
                busy={act.isPending}
                onRun={(approved) =>
                  act.mutate({
                    id: source.id,
                    action: () => runSource(source.id, approved),
                    message: `${source.name} is due now.`,
                  })
                }
                onEdit={() => setEditing({ id: source.id, isNew: false })}
                onRemove={() =>
                  act.mutate({
                    id: source.id,
                    action: () => removeSource(source.id),
                    message: `${source.name} is removed.`,
                  })
                }
              />
            ),
          )}
        </ul>
      )}
      {sources.isSuccess && list.length === 0 && !isFormOpen && (
        <p className="mt-5 max-w-[40em]">
          No address yet. If your software offers its feed at an address, add it here. If it uploads files to a folder,
          run <code>npm run import</code> on each file instead.
        </p>
      )}
      {editing?.isNew && <div className="mt-6">{form()}</div>}
      {!isFormOpen && sources.isSuccess && (
        <p className="mt-6">
          <Button
            variant={list.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setEditing({ id: newId(), isNew: true })}
          >
            Add an address
          </Button>
        </p>
      )}
    </Part>
  )
}
