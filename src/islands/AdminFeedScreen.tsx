import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FeedExport } from '../admin/feed/FeedExport'
import { FeedGaps } from '../admin/feed/FeedGaps'
import { FeedImport } from '../admin/feed/FeedImport'
import { FeedSettings } from '../admin/feed/FeedSettings'
import { FeedSources } from '../admin/feed/FeedSources'
import { currentView, FeedTabs } from '../admin/feed/FeedTabs'
import { AdminPage } from '../admin/ui/AdminPage'
import { $mayEdit } from '../lib/http/admin-session'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Trade feeds: import for those who may edit, export for staff, listings with gaps, and feeds fetched every hour. */
export function AdminFeedScreen() {
  const mayEdit = useStore($mayEdit)
  const [view] = useState(currentView)
  return (
    <AdminScreen current={paths.adminFeed}>
      <AdminPage rail="Feeds">
        <FeedTabs view={view} />
        {view === 'gaps' && <FeedGaps />}
        {view === 'addresses' && <FeedSources />}
        {view === 'settings' && <FeedSettings />}
        {view === 'files' && (
          <>
            {mayEdit && <FeedImport />}
            <FeedExport />
          </>
        )}
      </AdminPage>
    </AdminScreen>
  )
}
