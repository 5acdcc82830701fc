import { SitePage } from '../features/admin/site-content/SitePage'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** What staff change on the site without a build, for staff alone. */
export const AdminSiteScreen = () => (
  <AdminScreen current={paths.adminSite}>
    <SitePage />
  </AdminScreen>
)
