import { useState } from 'react'
import type { DiaryViewing } from '../../domain/viewing/viewing'
import { useRead } from '../query/use-read'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import { LoadState } from '../ui/LoadState'
import { CancelViewing } from './CancelViewing'
import { ViewingSheetForm } from './ViewingSheetForm'
import { draftOf } from './viewing-drafts'
import { appointmentWords } from './viewing-values'
import { readBookableEnquiry } from './viewings.queries'

interface Props {
  viewing: DiaryViewing
  /** Called once a change or the cancellation is stored. */
  onStored: () => void
}

/** Changes or cancels an appointment in the diary, in a sheet above its own. */
export function ChangeAppointment({ viewing, onStored }: Props) {
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null)
  const { appointmentWord } = appointmentWords(viewing.appointment)
  const close = () => setOpen(null)
  const finish = (message: string) => {
    showToast(message)
    close()
    onStored()
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen('change')}>
        {viewing.state === 'requested' ? 'Confirm or change' : 'Change'}
      </Button>
      <Button variant="outline" onClick={() => setOpen('cancel')}>
        Cancel the {appointmentWord}
      </Button>
      {open === 'change' && (
        <Sheet title={`Change the ${appointmentWord}`} isOpen onClose={close}>
          <ChangeForm viewing={viewing} onSaved={finish} onCancel={close} />
        </Sheet>
      )}
      {open === 'cancel' && (
        <CancelViewing
          viewing={viewing}
          enquiry={{ kind: viewing.enquiryKind, id: viewing.enquiryId, name: viewing.name }}
          onClose={close}
          onCancelled={finish}
        />
      )}
    </>
  )
}

interface FormProps {
  viewing: DiaryViewing
  onSaved: (message: string) => void
  onCancel: () => void
}

function ChangeForm({ viewing, ...done }: FormProps) {
  const { enquiryKind: kind, enquiryId: id } = viewing
  const loaded = useRead(['bookable-enquiry', kind, id], () => readBookableEnquiry({ kind, id }))
  const { data } = loaded
  if (data === undefined) return <LoadState query={loaded} failure="The enquiry could not be loaded." lines={2} />
  if (data === null) return <p className="text-note">This enquiry has been erased.</p>
  return (
    <ViewingSheetForm
      {...{ viewing, ...done }}
      enquiry={data}
      draftKey={`change ${viewing.id}`}
      initial={() => draftOf(viewing)}
    />
  )
}
