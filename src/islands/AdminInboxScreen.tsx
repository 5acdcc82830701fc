import { useState } from 'react'
import { Inbox } from '../admin/enquiries/Inbox'
import { useInboxAddress } from '../admin/enquiries/inbox-data'
import { $mandarinSpeakers } from '../admin/enquiries/inbox.store'
import { History } from '../admin/history/History'
import { MatchingListings } from '../admin/matching/MatchingListings'
import { Viewings } from '../admin/viewings/Viewings'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The enquiries, for administrators only. */
export function AdminInboxScreen({ mandarinSpeakers }: { mandarinSpeakers: readonly string[] }) {
  useState(() => $mandarinSpeakers.set(mandarinSpeakers))
  useInboxAddress()
  return (
    <AdminScreen current={paths.adminEnquiries} addsItself>
      <Inbox
        historyOf={({ kind, id, version }) => <History thing={kind} id={id} version={version} />}
        viewingsOf={(enquiry, { now, onDone }) => (
          <>
            <Viewings {...{ enquiry, now, onDone }} />
            <MatchingListings enquiry={enquiry} onDone={onDone} />
          </>
        )}
      />
    </AdminScreen>
  )
}
