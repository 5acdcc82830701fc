import { AdminFrame } from '../features/admin/session/AdminFrame'
import { Inbox } from '../features/admin/enquiries/Inbox'
import { paths } from '../paths'

/** The enquiries, for the administrator alone. */
export const AdminInboxScreen = () => (
  <AdminFrame current={paths.adminEnquiries}>
    <Inbox />
  </AdminFrame>
)
