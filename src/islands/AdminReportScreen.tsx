import { OwnerReport } from '../admin/owner-report/OwnerReport'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The owner's report of the listing in the address. */
export const AdminReportScreen = () => (
  <AdminScreen current={paths.admin}>
    <OwnerReport id={new URLSearchParams(location.search).get('id') ?? ''} />
  </AdminScreen>
)
