import { UndeliveredEmails } from '../admin/enquiries/UndeliveredEmails'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The letters that did not arrive, for the administrator alone. */
export const AdminLettersScreen = () => (
  <AdminScreen current={paths.adminLetters}>
    <UndeliveredEmails />
  </AdminScreen>
)
