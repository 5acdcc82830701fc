import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { Skeleton } from '../../components/ui/Skeleton'
import type { DiaryViewing } from '../../domain/viewing/viewing'
import { capitalised } from '../../lib/format/words'
import { serverDate } from '../../lib/time/server-time'
import { failureOf, unwrap } from '../query/request-error'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import type { RecentEnquiry } from './recent-enquiries'
import { useCancelViewing } from './useViewings'
import { dropViewingDraft, readViewingDraft, storeViewingDraft, type ViewingDraft } from './viewing-drafts'
import { ViewingForm } from './ViewingForm'
import { failureNotice, goneNotice, type Problem } from './viewing-notices'
import { viewingValues, wordsFor } from './viewing-values'
import { readBookableEnquiry } from './viewings.queries'

interface Props {
  viewing: DiaryViewing
}

/** Changes or cancels an appointment in the diary, in a sheet above its own. */
export function ChangeAppointment({ viewing }: Props) {
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null)
  const { what } = wordsFor(viewing.appointment)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen('change')}>
        {viewing.state === 'requested' ? 'Confirm or change' : 'Change'}
      </Button>
      <Button variant="outline" onClick={() => setOpen('cancel')}>
        Cancel the {what}
      </Button>
      {open === 'change' && (
        <Sheet title={`Change the ${what}`} isOpen onClose={close}>
          <ChangeForm viewing={viewing} onClose={close} />
        </Sheet>
      )}
      {open === 'cancel' && (
        <Sheet title={`Cancel this ${what}?`} isOpen onClose={close}>
          <CancelQuestion viewing={viewing} onClose={close} />
        </Sheet>
      )}
    </>
  )
}

interface PartProps extends Props {
  onClose: () => void
}

function ChangeForm({ viewing, onClose }: PartProps) {
  const { enquiryKind: kind, enquiryId: id } = viewing
  const { data, isError, refetch } = useQuery({
    queryKey: ['bookable-enquiry', kind, id],
    queryFn: async () => unwrap(await readBookableEnquiry({ kind, id })),
  })
  if (isError) return <LoadFailure title="The enquiry could not be loaded." onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton count={2} />
  if (data === null) return <p className="text-note">This enquiry has been erased.</p>
  return <LoadedForm {...{ viewing, onClose }} enquiry={data} />
}

function LoadedForm({ viewing, enquiry, onClose }: PartProps & { enquiry: RecentEnquiry }) {
  const key = `change ${viewing.id}`
  const [draft, setDraft] = useState<ViewingDraft>(
    () => readViewingDraft(key) ?? { id: viewing.id, values: viewingValues(viewing) },
  )
  const store = useCallback(
    (next: ViewingDraft) => {
      storeViewingDraft(key, next)
      // The id changes only when a booking begins again.
      setDraft((before) => (before.id === next.id ? before : next))
    },
    [key],
  )
  function finish(message = '') {
    dropViewingDraft(key)
    if (message) showToast(message)
    onClose()
  }
  return (
    // A sheet lies above the tab bar of a phone.
    <div className="[--bottom-bars:0px]">
      <ViewingForm
        {...{ enquiry, draft }}
        now={serverDate()}
        viewing={draft.id === viewing.id ? viewing : undefined}
        takesFocus
        onType={store}
        onSaved={finish}
        onCancel={() => finish()}
      />
    </div>
  )
}

function CancelQuestion({ viewing, onClose }: PartProps) {
  const cancelling = useCancelViewing({ kind: viewing.enquiryKind, id: viewing.enquiryId })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { what, who } = wordsFor(viewing.appointment)
  async function cancel() {
    setProblem(null)
    try {
      const { stored, conflict } = await cancelling.mutateAsync(viewing)
      if (conflict) return setProblem(goneNotice(stored))
      showToast(`${capitalised(what)} cancelled. If the ${who} was told about it, they get an email.`)
      onClose()
    } catch (error) {
      setProblem(failureNotice(failureOf(error)))
    }
  }
  return (
    <>
      {problem && (
        <Notice className="mb-4" tone="problem" title={problem.title} role="alert">
          <p>{problem.text}</p>
        </Notice>
      )}
      <p>If {viewing.name} was told about it, we send an email that removes it from their calendar.</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep the {what}
        </Button>
        <Button variant="danger" busy={cancelling.isPending} onClick={() => void cancel()}>
          Cancel the {what}
        </Button>
      </p>
    </>
  )
}
