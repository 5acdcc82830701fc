import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { $isAdministrator } from '../../lib/http/admin-session'
import type { Result } from '../../lib/http/result'
import { type BuildState, requestedText } from './builds'
import { readBuilds, requestBuild, setHook } from './builds.queries'
import { BuildRows } from './BuildRows'
import { HookForm } from './HookForm'
import { serverDate } from '../../lib/time/server-time'

const pollMs = 10_000

/** The last build request, and the build hook. */
export function Builds() {
  const [state, setState] = useState<BuildState | 'loading' | 'error' | null>('loading')
  const [now, setNow] = useState(() => serverDate())
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const mayChange = useStore($isAdministrator)

  useEffect(() => {
    void readBuilds().then(show)
    const timer = setInterval(() => document.visibilityState === 'visible' && void readBuilds().then(show), pollMs)
    return () => clearInterval(timer)
  }, [])

  function show(result: Result<BuildState | null>) {
    setNow(serverDate())
    if (result.ok) setState(result.value)
    // Ignore polling errors.
    else setState((shown) => (typeof shown === 'object' ? shown : 'error'))
  }

  async function act(action: Promise<Result<unknown>>, text: (state: BuildState) => string) {
    setMessage('')
    setProblem('')
    const result = await action
    if (!result.ok)
      return setProblem(
        result.failure.kind === 'unreachable'
          ? 'The server did not answer. Check your connection, then try again.'
          : 'The server refused the change. Reload the page, then try again.',
      )
    const stored = await readBuilds()
    show(stored)
    setEditing(false)
    if (stored.ok && stored.value) setMessage(text(stored.value))
    title.current?.focus()
  }
  if (state === 'loading' || state === null) return null
  const isSet = state !== 'error' && state.host !== null

  return (
    <section className="mt-14 max-w-[46em] border-t border-ink pt-8" aria-labelledby="builds-title">
      <h2 className="text-h4 focus:outline-none" id="builds-title" tabIndex={-1} ref={title}>
        Builds
      </h2>
      <p className="mt-2 max-w-[40em] text-note text-ink-2">
        Search engines, the sitemap and shared links show changes after the next build. When something that visitors see
        changes, we ask the host for a build, at most once every five minutes.
      </p>
      {state === 'error' && (
        <LoadFailure title="This could not be loaded." onRetry={() => void readBuilds().then(show)} />
      )}
      {isSet && <BuildRows state={state} now={now} />}
      {state !== 'error' && !isSet && (
        <Notice className="mt-5" tone="note" title="No build hook is set.">
          <p>
            Visitors already see your changes. Search engines and shared links show them after you start a build at the
            host.{!mayChange && ' An administrator can set the hook here.'}
          </p>
        </Notice>
      )}
      {problem && (
        <Notice className="mt-5" tone="problem" title="Nothing was changed." role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p className="mt-4 text-note empty:hidden" role="status">
        {message}
      </p>
      {mayChange && isSet && !editing && (
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <button
            type="button"
            className={buttonClass({ variant: 'secondary' })}
            onClick={() => void act(requestBuild(), (stored) => requestedText(stored, serverDate()))}
          >
            Build now
          </button>
          <button type="button" className="cursor-pointer py-2 quiet-link" onClick={() => setEditing(true)}>
            Replace<span className="sr-only"> the build hook</span>
          </button>
          <button type="button" className="cursor-pointer py-2 quiet-link" onClick={() => setRemoving(true)}>
            Remove<span className="sr-only"> the build hook</span>
          </button>
        </p>
      )}
      {mayChange && state !== 'error' && (editing || !isSet) && (
        <HookForm
          replaces={isSet}
          onSave={(address) =>
            act(setHook(address), (stored) => `Build hook set. ${requestedText(stored, serverDate())}`)
          }
          onCancel={() => setEditing(false)}
        />
      )}
      {removing && (
        <ConfirmDialog title="Remove the build hook?" cancel="Cancel" onCancel={() => setRemoving(false)}>
          <p>Builds will no longer start automatically. To set the hook again, you need its address from the host.</p>
          <button
            type="button"
            className={buttonClass({ variant: 'danger' })}
            onClick={() => {
              setRemoving(false)
              void act(setHook(null), () => 'Build hook removed.')
            }}
          >
            Remove
          </button>
        </ConfirmDialog>
      )}
    </section>
  )
}
