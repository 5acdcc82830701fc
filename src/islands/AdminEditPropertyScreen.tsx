import { ListingEnquiries } from '../admin/enquiries/ListingEnquiries'
import { History } from '../admin/history/History'
import { PropertyForm } from '../admin/listings/form/PropertyForm'
import { useRestoreEarlier } from '../admin/listings/form/useRestoreEarlier'
import { ListingSeekers } from '../admin/matching/ListingSeekers'
import { decodePathSegment } from '../lib/http/decode-path-segment'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The history of the listing. Earlier values can be put back into the form. */
const ListingHistory = ({ id }: { id: string }) => <History thing="listing" id={id} restore={useRestoreEarlier()} />

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
            <div className="mt-8">
              <ListingSeekers id={id} />
            </div>
          </>
        }
        history={<ListingHistory id={id} />}
      />
    </AdminScreen>
  )
}
