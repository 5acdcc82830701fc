import { History } from '../admin/history/History'
import { Inbox } from '../admin/enquiries/Inbox'
import { Viewings } from '../admin/enquiries/Viewings'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The enquiries, for administrators only. */
export const AdminInboxScreen = () => (
  <AdminScreen current={paths.adminEnquiries}>
    <Inbox
      historyOf={({ kind, id, version }) => <History thing={kind} id={id} version={version} />}
      viewingsOf={(enquiry, options) => enquiry.kind === 'inquiry' && <Viewings enquiry={enquiry} {...options} />}
    />
  </AdminScreen>
)
