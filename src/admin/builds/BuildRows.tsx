import clsx from 'clsx'
import { FactRow } from '../ui/FactRow'
import { lastRequestText, type BuildState, isOverdue, waitingText } from './builds'

/** The build host, the last request and waiting changes. */
export const BuildRows = ({ state, now }: { state: BuildState; now: Date }) => (
  <dl className="mt-5 border-t border-line">
    <FactRow wide label="Host">
      {state.host}
    </FactRow>
    <FactRow wide label="Last request" className={clsx(state.outcome === 'failed' && 'text-brick-2')}>
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
