import { Inbox } from '../admin/enquiries/Inbox'
import { retry } from '../admin/enquiries/inbox.store'
import { History } from '../admin/history/History'
import { MatchingListings } from '../admin/matching/MatchingListings'
import { Viewings } from '../admin/viewings/Viewings'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The enquiries, for administrators only. */
export const AdminInboxScreen = () => (
  <AdminScreen current={paths.adminEnquiries}>
    <Inbox
      historyOf={({ kind, id, version }) => <History thing={kind} id={id} version={version} />}
      viewingsOf={(enquiry, { now, onDone }) => {
        // A booking and an answer also change the enquiry's state.
        const onChange = () => {
          onDone()
          retry()
        }
        return (
          <>
            <Viewings {...{ enquiry, now }} onDone={onChange} />
            <MatchingListings enquiry={enquiry} onSent={onChange} />
          </>
        )
      }}
    />
  </AdminScreen>
)
