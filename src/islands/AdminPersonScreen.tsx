import { useStore } from '@nanostores/react'
import { PersonPage } from '../admin/person/PersonPage'
import { $isAdministrator } from '../lib/http/admin-session'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Everything about one person, for administrators. */
export function AdminPersonScreen() {
  const isAdministrator = useStore($isAdministrator)
  return (
    <AdminScreen current={paths.adminPerson}>
      <div className="rail-row">
        <div className="rail max-tablet:hidden">One person’s data</div>
        <div className="rail-main">
          <h1 className="text-h2 max-tablet:sr-only">One person’s data</h1>
          <p className="mt-3 max-w-[40em] text-note text-ink-2">
            {isAdministrator
              ? 'If somebody asks what you store about them, or asks you to erase it, find it here: enquiries, ' +
                'viewings, emails, alerts, owner’s contacts, notes and the history.'
              : 'Only administrators can read or erase everything about a person. Ask an administrator.'}
          </p>
          {isAdministrator && <PersonPage />}
        </div>
      </div>
    </AdminScreen>
  )
}
