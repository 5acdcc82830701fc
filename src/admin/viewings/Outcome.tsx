import { useState } from 'react'
import type { Kind } from '../../domain/enquiry/enquiry-labels'
import type { Viewing } from '../../domain/viewing/viewing'
import { Button } from '../ui/Button'
import { ProblemNotice } from '../ui/ProblemNotice'
import { Sheet } from '../ui/Sheet'
import { useRecordOutcome } from './useViewings'
import { failureNotice } from './viewing-notices'
import { appointmentWords } from './viewing-values'

interface Props {
  viewing: Viewing
  enquiry: { kind: Kind; id: string }
  /** Called once it is recorded that it did not take place. */
  onCancelled: (message: string) => void
  onDone: (message: string) => void
}

/** Asks whether an appointment took place that a visitor chose and nobody confirmed. No email is sent. */
export function Outcome({ viewing, enquiry, onCancelled, onDone }: Props) {
  const { mutate, isPending, error } = useRecordOutcome(enquiry)
  const [isConfirming, setConfirming] = useState(false)
  const { appointmentWord, personWord } = appointmentWords(viewing.appointment)
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
        <Sheet title={`Cancel this ${appointmentWord}?`} role="alertdialog" isOpen onClose={() => setConfirming(false)}>
          <p>It is recorded that it did not take place. You cannot undo this. The {personWord} gets no email.</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Button variant="outline" autoFocus onClick={() => setConfirming(false)}>
              Keep the {appointmentWord}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setConfirming(false)
                press(false)
              }}
            >
              Cancel the {appointmentWord}
            </Button>
          </p>
        </Sheet>
      )}
    </>
  )
}
