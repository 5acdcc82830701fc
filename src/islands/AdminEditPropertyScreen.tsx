import { ListingEnquiries } from '../admin/enquiries/ListingEnquiries'
import { History } from '../admin/history/History'
import { PropertyForm } from '../admin/listings/form/PropertyForm'
import { ListingSeekers } from '../admin/matching/ListingSeekers'
import { decodePathSegment } from '../lib/http/decode-path-segment'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The edit form of the listing in the address, for every listing. */
export function AdminEditPropertyScreen() {
  const id = decodePathSegment(location.pathname.split('/')[3] ?? '')
  return (
    <AdminScreen current={paths.admin}>
      <PropertyForm
        id={id}
        enquiries={
          <>
            <ListingEnquiries id={id} />
            <ListingSeekers id={id} />
          </>
        }
        history={<History thing="listing" id={id} />}
      />
    </AdminScreen>
  )
}
