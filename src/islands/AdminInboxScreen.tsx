import { AdminFrame } from '../features/admin/AdminFrame'
import { Inbox } from '../features/inbox/Inbox'
import { paths } from '../paths'

/** The enquiries, for the administrator alone. */
export const AdminInboxScreen = () => (
  <AdminFrame current={paths.adminEnquiries}>
    <Inbox />
  </AdminFrame>
)
