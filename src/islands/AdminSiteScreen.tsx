import { Builds } from '../admin/builds/Builds'
import { SitePage } from '../admin/site-content/SitePage'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Editable site content and builds, for staff only. */
export const AdminSiteScreen = () => (
  <AdminScreen current={paths.adminSite}>
    <SitePage>
      <Builds />
    </SitePage>
  </AdminScreen>
)
