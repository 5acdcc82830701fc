import { useStore } from '@nanostores/react'
import { FeedExport } from '../admin/feed/FeedExport'
import { FeedImport } from '../admin/feed/FeedImport'
import { $mayEdit } from '../lib/http/admin-session'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Trade feeds: export for staff, import for editors. */
export function AdminFeedScreen() {
  const mayEdit = useStore($mayEdit)
  return (
    <AdminScreen current={paths.adminFeed}>
      <div className="rail-row">
        <div className="rail max-tablet:hidden">Feeds</div>
        <div className="rail-main">
          <h1 className="mb-6 text-h2">{mayEdit ? 'Import and export' : 'Export'}</h1>
          {mayEdit && <FeedImport />}
          <FeedExport />
        </div>
      </div>
    </AdminScreen>
  )
}
