import { FeedExport } from '../features/admin/listings/FeedExport'
import { FeedImport } from '../features/admin/listings/FeedImport'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Feeds of the trade, in and out, for staff alone. */
export const AdminFeedScreen = () => (
  <AdminScreen current={paths.adminFeed}>
    <div className="row">
      <div className="rail max-md:hidden">Feeds</div>
      <div className="main">
        <h1 className="mb-6 text-h2">Import and export</h1>
        <FeedImport />
        <FeedExport />
      </div>
    </div>
  </AdminScreen>
)
