import { useState } from 'react'
import type { Viewing } from '../../domain/viewing/viewing'
import { capitalised } from '../../lib/format/words'
import type { Problem } from '../query/failure-text'
import { Button } from '../ui/Button'
import { ProblemNotice } from '../ui/ProblemNotice'
import { Sheet } from '../ui/Sheet'
import { useCancelViewing } from './useViewings'
import { failureNotice, goneNotice } from './viewing-notices'
import { type BookableEnquiry, appointmentWords } from './viewing-values'

interface Props {
  viewing: Viewing
  enquiry: Pick<BookableEnquiry, 'kind' | 'id' | 'name'>
  onClose: () => void
  onCancelled: (message: string) => void
}

/** Confirms the cancellation of a viewing, because it sends an email. */
export function CancelViewing({ viewing, enquiry, onClose, onCancelled }: Props) {
  const cancelMutation = useCancelViewing(enquiry)
  // The version that was shown, which the screen may replace.
  const [sequence, setSequence] = useState(viewing.sequence)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { appointmentWord, personWord } = appointmentWords(viewing.appointment)
  async function cancel() {
    setProblem(null)
    try {
      const { stored, conflict } = await cancelMutation.mutateAsync({ id: viewing.id, sequence })
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
    <Sheet title={`Cancel this ${appointmentWord}?`} role="alertdialog" isOpen onClose={onClose}>
      <ProblemNotice className="mb-4" problem={problem} />
      <p>If {enquiry.name} was told about it, we send an email that removes it from their calendar.</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" autoFocus onClick={onClose}>
          Keep the {appointmentWord}
        </Button>
        <Button variant="danger" busy={cancelMutation.isPending} onClick={() => void cancel()}>
          Cancel the {appointmentWord}
        </Button>
      </p>
    </Sheet>
  )
}
