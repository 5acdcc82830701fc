import { FirstSteps } from '../admin/first-steps/FirstSteps'
import { PropertyList } from '../admin/listings/list/PropertyList'
import { ListingSeekers } from '../admin/matching/ListingSeekers'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The list of listings. */
export const AdminListScreen = () => (
  <AdminScreen current={paths.admin} signIn="here">
    <PropertyList firstSteps={<FirstSteps />} seekersOf={(id) => <ListingSeekers id={id} />} />
  </AdminScreen>
)
