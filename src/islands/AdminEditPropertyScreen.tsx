import { ListingEnquiries } from '../features/admin/enquiries/ListingEnquiries'
import { History } from '../features/admin/history/History'
import { PropertyForm } from '../features/admin/listings/PropertyForm'
import { decodePathSegment } from '../lib/http/decode-path-segment'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The listing that the address names: every one of them is edited on this page. */
export function AdminEditPropertyScreen() {
  const id = decodePathSegment(location.pathname.split('/')[3] ?? '')
  return (
    <AdminScreen current={paths.admin}>
      <PropertyForm id={id} enquiries={<ListingEnquiries id={id} />} history={<History thing="listing" id={id} />} />
    </AdminScreen>
  )
}
