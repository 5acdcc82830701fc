import { AdminFrame } from '../features/admin/session/AdminFrame'
import { UndeliveredEmails } from '../features/admin/enquiries/UndeliveredEmails'
import { paths } from '../paths'

/** The letters that did not arrive, for the administrator alone. */
export const AdminLettersScreen = () => (
  <AdminFrame current={paths.adminLetters}>
    <UndeliveredEmails />
  </AdminFrame>
)
