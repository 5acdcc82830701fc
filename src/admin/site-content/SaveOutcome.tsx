import { useEffect, useRef } from 'react'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import type { Problem } from '../query/failure-text'
import { Button, TextButton } from '../ui/Button'
import { ProblemNotice } from '../ui/ProblemNotice'
import type { Stored } from './site-content.queries'

/** The result of a save, or a restored draft. */
export type Outcome =
  | { kind: 'saved' | 'restored' }
  | { kind: 'failed'; problem: Problem | null }
  | { kind: 'newer'; theirs: Stored }
  | null

interface Props {
  outcome: Outcome
  onDiscard: () => void
  onOverwrite: (theirs: Stored) => void
  onUseStored: (theirs: Stored) => void
}

/** Above the Save button, where a user looks after pressing it. */
export function SaveOutcome({ outcome, onDiscard, onOverwrite, onUseStored }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome?.kind === 'newer') box.current?.focus()
  }, [outcome])
  return (
    <>
      <div className="empty:sr-only" role="status">
        {outcome?.kind === 'saved' && (
          <Notice tone="good">
            <p>Saved. Visitors see it within five minutes, on the next page they open.</p>
          </Notice>
        )}
        {outcome?.kind === 'restored' && (
          <Notice tone="note">
            <p>
              Your unsaved changes are back. <TextButton onClick={onDiscard}>Discard changes</TextButton>
            </p>
          </Notice>
        )}
      </div>
      <ProblemNotice problem={outcome?.kind === 'failed' ? outcome.problem : null} />
      {outcome?.kind === 'newer' && (
        <Notice
          tone="problem"
          title="Somebody else changed this. Your changes are not saved yet."
          role="alert"
          ref={box}
          tabIndex={-1}
        >
          <p>If you save yours, their changes are lost. If you take theirs, your changes are lost.</p>
          <ActionRow near>
            <Button variant="primary" size="small" onClick={() => onOverwrite(outcome.theirs)}>
              Overwrite theirs
            </Button>
            <Button variant="secondary" size="small" onClick={() => onUseStored(outcome.theirs)}>
              Take theirs
            </Button>
          </ActionRow>
        </Notice>
      )}
    </>
  )
}
