import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { returnUrl } from '../features/admin/session/return-url'
import { $session } from '../lib/http/admin-session'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** The sign-in on its own screen; it leads back to where somebody came from. */
export function AdminSignInScreen() {
  const { status } = useStore($session)
  useEffect(() => {
    if (status === 'in') location.replace(returnUrl(location.search))
  }, [status])
  return (
    <AdminScreen current={paths.adminSignIn} signIn="here">
      <p className="admin-wait row" role="status">
        One moment…
      </p>
    </AdminScreen>
  )
}
