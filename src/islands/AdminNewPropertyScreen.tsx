import { PropertyForm } from '../admin/listings/form/PropertyForm'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** A new listing. */
export const AdminNewPropertyScreen = () => (
  <AdminScreen current={paths.adminNewProperty}>
    <PropertyForm />
  </AdminScreen>
)
