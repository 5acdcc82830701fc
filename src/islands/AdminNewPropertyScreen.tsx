import { AdminFrame } from '../features/admin/session/AdminFrame'
import { PropertyForm } from '../features/admin/listings/PropertyForm'
import { paths } from '../paths'

/** A new listing. */
export const AdminNewPropertyScreen = () => (
  <AdminFrame current={paths.adminNewProperty}>
    <PropertyForm />
  </AdminFrame>
)
