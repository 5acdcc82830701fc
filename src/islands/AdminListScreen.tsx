import { FirstSteps } from '../admin/first-steps/FirstSteps'
import { useListAddress } from '../admin/listings/list/list-data'
import { PropertyList } from '../admin/listings/list/PropertyList'
import { ListingSeekers } from '../admin/matching/ListingSeekers'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The list of listings. */
export function AdminListScreen() {
  useListAddress()
  return (
    <AdminScreen current={paths.admin} signIn="here">
      <PropertyList firstSteps={<FirstSteps />} seekersOf={(id) => <ListingSeekers id={id} />} />
    </AdminScreen>
  )
}
