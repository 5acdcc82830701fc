import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { $isAdministrator } from '../../lib/http/admin-session'
import { serverDate } from '../../lib/time/server-time'
import { useRead } from '../query/use-read'
import { problemOf } from '../query/failure-text'
import { Button, TextButton } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { FactRow } from '../ui/FactRow'
import { ProblemNotice } from '../ui/ProblemNotice'
import { type BuildState, isOverdue, lastRequestText, requestedText, waitingText } from './builds'
import { readBuilds, requestBuild, setHook } from './builds.queries'
import { HookForm } from './HookForm'

const pollMs = 10_000

/** The build host, the last request and waiting changes. */
const BuildRows = ({ state, now }: { state: BuildState; now: Date }) => (
  <dl className="mt-5 border-t border-line">
    <FactRow wide label="Host">
      {state.hook_host}
    </FactRow>
    <FactRow wide label="Last request" className={clsx(state.state === 'failed' && 'text-brick-2')}>
      {lastRequestText(state, now)}
    </FactRow>
    <FactRow wide label="Waiting changes" className={clsx(isOverdue(state, now) && 'text-brick-2')}>
      {waitingText(state, now)}
      {isOverdue(state, now) && (
        <p className="text-note">
          The build hook was not called. Check the email worker or the database job (docs/deploy.md, part 5).
        </p>
      )}
    </FactRow>
  </dl>
)

interface HookChange {
  run: () => Promise<unknown>
  /** The message of success. */
  text: (state: BuildState) => string
}

/** The last build request, and the build hook. */
export function Builds() {
  const { data: state, isPending, refetch } = useRead(['builds'], readBuilds, { refetchInterval: pollMs })
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const mayChange = useStore($isAdministrator)
  const change = useMutation({
    mutationFn: ({ run }: HookChange) => run(),
    onMutate: () => setMessage(''),
    onSuccess: async (_, { text }) => {
      const { data: stored } = await refetch()
      setEditing(false)
      if (stored) setMessage(text(stored))
      title.current?.focus()
    },
  })
  // Not staff, or not loaded yet.
  if (isPending || state === null) return null
  const isSet = state !== undefined && state.hook_host !== null

  return (
    <section className="mt-14 max-w-[46em] border-t border-ink pt-8" aria-labelledby="builds-title">
      <h2 className="text-h4 focus:outline-none" id="builds-title" tabIndex={-1} ref={title}>
        Builds
      </h2>
      <p className="mt-2 max-w-[40em] text-note text-ink-2">
        Search engines, the sitemap and shared links show changes after the next build. When something that visitors see
        changes, we ask the host for a build, at most once every five minutes.
      </p>
      {!state && <LoadFailure title="This could not be loaded." onRetry={() => void refetch()} />}
      {isSet && <BuildRows state={state} now={serverDate()} />}
      {state && !isSet && (
        <Notice className="mt-5" tone="note" title="No build hook is set.">
          <p>
            Visitors already see your changes. Search engines and shared links show them after you start a build at the
            host.{!mayChange && ' An administrator can set the hook here.'}
          </p>
        </Notice>
      )}
      <ProblemNotice className="mt-5" problem={problemOf(change.error, 'Nothing was changed.')} />
      <p className="mt-4 text-note empty:sr-only" role="status">
        {message}
      </p>
      {mayChange && isSet && !editing && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate({ run: requestBuild, text: (stored) => requestedText(stored, serverDate()) })}
          >
            Build now
          </Button>
          <TextButton className="py-2" onClick={() => setEditing(true)}>
            Replace<span className="sr-only"> the build hook</span>
          </TextButton>
          <TextButton className="py-2" onClick={() => setRemoving(true)}>
            Remove<span className="sr-only"> the build hook</span>
          </TextButton>
        </p>
      )}
      {mayChange && state && (editing || !isSet) && (
        <HookForm
          replaces={isSet}
          isBusy={change.isPending}
          onSave={(address) =>
            change.mutate({
              run: () => setHook(address),
              text: (stored) => `Build hook set. ${requestedText(stored, serverDate())}`,
            })
          }
          onCancel={() => {
            setEditing(false)
            title.current?.focus()
          }}
        />
      )}
      {removing && (
        <Confirm
          title="Remove the build hook?"
          verb="Remove"
          danger
          onConfirm={() => change.mutate({ run: () => setHook(null), text: () => 'Build hook removed.' })}
          onClose={() => setRemoving(false)}
        >
          <p>Builds will no longer start automatically. To set the hook again, you need its address from the host.</p>
        </Confirm>
      )}
    </section>
  )
}
