import { useStore } from '@nanostores/react'
import { AdminScreen } from './AdminScreen'
import { History } from '../admin/history/History'
import { StaffPage } from '../admin/staff/StaffPage'
import { AdminPage } from '../admin/ui/AdminPage'
import { TextLink } from '../admin/ui/Button'
import { $isAdministrator } from '../lib/http/admin-session'
import { paths } from '../paths'

/** The staff, for administrators. */
export const AdminStaffScreen = () => (
  <AdminScreen current={paths.adminStaff}>
    {useStore($isAdministrator) ? (
      <StaffPage historyOf={({ user_id: id }) => <History thing="staff" id={id} />}>
        <p className="mt-10 border-t border-line pt-6 text-note">
          Does a visitor or an owner ask what you store about them?{' '}
          <TextLink href={paths.adminPerson}>One person’s data</TextLink>
        </p>
      </StaffPage>
    ) : (
      <AdminPage rail="Staff" lead="Only administrators can invite people and change accounts. Ask an administrator." />
    )}
  </AdminScreen>
)
