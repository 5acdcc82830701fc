import { Builds } from '../admin/builds/Builds'
import { SitePage } from '../admin/site-content/SitePage'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** What staff change on the site without a build, and when the site is built; for staff alone. */
export const AdminSiteScreen = () => (
  <AdminScreen current={paths.adminSite}>
    <SitePage>
      <Builds />
    </SitePage>
  </AdminScreen>
)
