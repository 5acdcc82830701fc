import { AdminFrame } from '../features/admin/session/AdminFrame'
import { Warnings } from '../features/admin/warnings/Warnings'
import { paths } from '../paths'

/** What needs somebody, for staff alone. */
export const AdminWarningsScreen = () => (
  <AdminFrame current={paths.adminWarnings}>
    <Warnings />
  </AdminFrame>
)
