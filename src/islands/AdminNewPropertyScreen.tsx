import { AdminFrame } from '../features/admin/AdminFrame'
import { PropertyForm } from '../features/desk/PropertyForm'
import { paths } from '../paths'

/** A new listing. */
export const AdminNewPropertyScreen = () => (
  <AdminFrame current={paths.adminNewProperty}>
    <PropertyForm />
  </AdminFrame>
)
