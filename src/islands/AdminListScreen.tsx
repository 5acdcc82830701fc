import { AdminFrame } from '../features/admin/session/AdminFrame'
import { PropertyList } from '../features/admin/listings/PropertyList'
import { paths } from '../paths'

/** The listings, as the administrator keeps them. */
export const AdminListScreen = () => (
  <AdminFrame current={paths.admin} signIn="here">
    <PropertyList />
  </AdminFrame>
)
