import { UndeliveredEmails } from '../admin/enquiries/UndeliveredEmails'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Undelivered emails, for administrators only. */
export const AdminEmailsScreen = () => (
  <AdminScreen current={paths.adminEmails}>
    <UndeliveredEmails />
  </AdminScreen>
)
