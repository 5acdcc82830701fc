import { type ReactNode, useState } from 'react'
import type { Kind } from '../../domain/enquiry/enquiry-labels'
import type { Viewing } from '../../domain/viewing/viewing'
import { capitalised } from '../../lib/format/words'
import type { Problem } from '../query/failure-text'
import { Button } from '../ui/Button'
import { ProblemNotice } from '../ui/ProblemNotice'
import { Sheet } from '../ui/Sheet'
import { useCancelViewing, useRecordOutcome } from './useViewings'
import { failureNotice, goneNotice } from './viewing-notices'
import { type BookableEnquiry, appointmentWords } from './viewing-values'

interface SheetProps {
  viewing: Viewing
  busy?: boolean
  onCancel: () => void
  onClose: () => void
  /** What the cancellation does. */
  children: ReactNode
}

function CancelSheet({ viewing: { appointment }, busy, onCancel, onClose, children }: SheetProps) {
  const { appointmentWord } = appointmentWords(appointment)
  return (
    <Sheet title={`Cancel this ${appointmentWord}?`} role="alertdialog" isOpen onClose={onClose}>
      {children}
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={onCancel}>
          Cancel the {appointmentWord}
        </Button>
        <Button variant="outline" autoFocus onClick={onClose}>
          Keep the {appointmentWord}
        </Button>
      </p>
    </Sheet>
  )
}

interface Props {
  viewing: Viewing
  enquiry: Pick<BookableEnquiry, 'kind' | 'id' | 'name'>
  onClose: () => void
  onCancelled: (message: string) => void
}

/** Confirms the cancellation of a viewing, because it sends an email. */
export function CancelViewing({ viewing, enquiry, onClose, onCancelled }: Props) {
  const { mutateAsync, isPending } = useCancelViewing(enquiry)
  // The version that was shown, which the screen may replace.
  const [sequence, setSequence] = useState(viewing.sequence)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { appointmentWord, personWord } = appointmentWords(viewing.appointment)
  async function cancel() {
    setProblem(null)
    try {
      const { stored, conflict } = await mutateAsync({ id: viewing.id, sequence })
      if (conflict) {
        setSequence(stored.sequence)
        return setProblem(goneNotice(stored))
      }
      onCancelled(
        `${capitalised(appointmentWord)} cancelled. If the ${personWord} was told about it, they get an email.`,
      )
    } catch (error) {
      setProblem(failureNotice(error))
    }
  }
  return (
    <CancelSheet {...{ viewing, onClose }} busy={isPending} onCancel={() => void cancel()}>
      <ProblemNotice className="mb-4" problem={problem} />
      <p>If {enquiry.name} was told about it, we send an email that removes it from their calendar.</p>
    </CancelSheet>
  )
}

interface OutcomeProps {
  viewing: Viewing
  enquiry: { kind: Kind; id: string }
  /** Called once it is recorded that it did not take place. */
  onCancelled: (message: string) => void
  onDone: (message: string) => void
}

/** Asks whether an appointment took place that a visitor chose and nobody confirmed. No email is sent. */
export function Outcome({ viewing, enquiry, onCancelled, onDone }: OutcomeProps) {
  const { mutate, isPending, error } = useRecordOutcome(enquiry)
  const [isConfirming, setConfirming] = useState(false)
  const press = (tookPlace: boolean) =>
    mutate(
      { viewing, tookPlace },
      {
        onSuccess: ({ stored, conflict }) => {
          const outcome = tookPlace ? 'Recorded.' : 'Recorded: it did not take place.'
          const finish = stored.state === 'cancelled' ? onCancelled : onDone
          finish(conflict ? 'Nothing was changed. Somebody else changed it meanwhile.' : outcome)
        },
      },
    )
  return (
    <>
      <ProblemNotice className="mb-4" problem={failureNotice(error)} />
      <p>Nobody confirmed this time. Did it take place?</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" busy={isPending} onClick={() => press(true)}>
          It took place
        </Button>
        <Button variant="outline" busy={isPending} onClick={() => setConfirming(true)}>
          It did not
        </Button>
      </p>
      {isConfirming && (
        <CancelSheet
          viewing={viewing}
          onClose={() => setConfirming(false)}
          onCancel={() => {
            setConfirming(false)
            press(false)
          }}
        >
          <p>
            It is recorded that it did not take place. You cannot undo this. The{' '}
            {appointmentWords(viewing.appointment).personWord} gets no email.
          </p>
        </CancelSheet>
      )}
    </>
  )
}
