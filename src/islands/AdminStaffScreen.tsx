import { useStore } from '@nanostores/react'
import { AdminScreen } from './AdminScreen'
import { History } from '../admin/history/History'
import { StaffPage } from '../admin/staff/StaffPage'
import { $isAdministrator } from '../lib/http/admin-session'
import { paths } from '../paths'

/** The staff, for administrators. */
export const AdminStaffScreen = () => (
  <AdminScreen current={paths.adminStaff}>
    {useStore($isAdministrator) ? (
      <>
        <StaffPage historyOf={({ user_id: id }) => <History thing="staff" id={id} />} />
        <PersonLink />
      </>
    ) : (
      <ForAdministrators />
    )}
  </AdminScreen>
)

/** The way to everything about a visitor or an owner. */
const PersonLink = () => (
  <div className="rail-row">
    <div className="rail max-tablet:hidden" />
    <div className="rail-main">
      <p className="mt-10 border-t border-line pt-6 text-note">
        Does a visitor or an owner ask what you store about them?{' '}
        <a className="quiet-link" href={paths.adminPerson}>
          One person’s data
        </a>
      </p>
    </div>
  </div>
)

const ForAdministrators = () => (
  <div className="rail-row">
    <div className="rail max-tablet:hidden">Staff</div>
    <div className="rail-main">
      <h1 className="text-h2">Staff</h1>
      <p className="mt-3 lead">Only administrators can invite people and change accounts. Ask an administrator.</p>
    </div>
  </div>
)
