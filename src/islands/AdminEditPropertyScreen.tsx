import { AdminFrame } from '../features/admin/session/AdminFrame'
import { PropertyForm } from '../features/admin/listings/PropertyForm'
import { decodePathSegment } from '../lib/http/decode-path-segment'
import { paths } from '../paths'

/** The listing that the address names: every one of them is edited on this page. */
export const AdminEditPropertyScreen = () => (
  <AdminFrame current={paths.admin}>
    <PropertyForm id={decodePathSegment(location.pathname.split('/')[3] ?? '')} />
  </AdminFrame>
)
