import { useStore } from '@nanostores/react'
import { PersonPage } from '../admin/person/PersonPage'
import { AdminPage } from '../admin/ui/AdminPage'
import { $isAdministrator } from '../lib/http/admin-session'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Everything about one person, for administrators. */
export function AdminPersonScreen() {
  const isAdministrator = useStore($isAdministrator)
  return (
    <AdminScreen current={paths.adminPerson}>
      <AdminPage
        rail="One person’s data"
        lead={
          isAdministrator
            ? 'If somebody asks what you store about them, or asks you to erase it, find it here: enquiries, ' +
              'viewings, emails, alerts, owner’s contacts, notes and the history.'
            : 'Only administrators can read or erase everything about a person. Ask an administrator.'
        }
      >
        {isAdministrator && <PersonPage />}
      </AdminPage>
    </AdminScreen>
  )
}
