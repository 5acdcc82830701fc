import { AdminFrame } from '../features/admin/AdminFrame'
import { paths } from '../paths'

/** The listings, as the administrator keeps them. */
export const AdminListScreen = () => (
  <AdminFrame current={paths.admin} signIn="here">
    <div className="row"><div className="rail">Listings</div><div className="main"><h1>Property Management</h1></div></div>
  </AdminFrame>
)
