import { AdminFrame } from '../features/admin/AdminFrame'
import { PropertyForm } from '../features/desk/PropertyForm'
import { decoded } from '../lib/decoded'
import { paths } from '../paths'

/** The listing that the address names: every one of them is edited on this page. */
export const AdminEditPropertyScreen = () => (
  <AdminFrame current={paths.admin}>
    <PropertyForm id={decoded(location.pathname.split('/')[3] ?? '')} />
  </AdminFrame>
)
