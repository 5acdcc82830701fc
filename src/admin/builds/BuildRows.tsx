import clsx from 'clsx'
import type { ReactNode } from 'react'
import { lastRequestText, type BuildState, isOverdue, waitingText } from './builds'

interface RowProps {
  label: string
  wrong?: boolean
  children: ReactNode
}
const Row = ({ label, wrong, children }: RowProps) => (
  <div className="grid gap-x-6 border-b border-line py-3.5 tablet:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-note text-ink-2">{label}</dt>
    <dd className={clsx('wrap-anywhere', wrong && 'text-brick-2')}>{children}</dd>
  </div>
)

/** The build host, the last request and waiting changes. */
export const BuildRows = ({ state, now }: { state: BuildState; now: Date }) => (
  <dl className="mt-5 border-t border-line">
    <Row label="Host">{state.host}</Row>
    <Row label="Last request" wrong={state.outcome === 'failed'}>
      {lastRequestText(state, now)}
    </Row>
    <Row label="Waiting changes" wrong={isOverdue(state, now)}>
      {waitingText(state, now)}
      {isOverdue(state, now) && (
        <p className="text-note">
          The build hook was not called. Check the email worker or the database job (docs/deploy.md, part 5).
        </p>
      )}
    </Row>
  </dl>
)
