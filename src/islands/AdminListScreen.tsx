import { AdminFrame } from '../features/admin/AdminFrame'
import { PropertyList } from '../features/desk/PropertyList'
import { paths } from '../paths'

/** The listings, as the administrator keeps them. */
export const AdminListScreen = () => (
  <AdminFrame current={paths.admin} signIn="here">
    <PropertyList />
  </AdminFrame>
)
