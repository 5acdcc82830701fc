import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { AdminFrame } from '../features/admin/session/AdminFrame'
import { wayBack } from '../features/admin/session/return-url'
import { $session } from '../lib/http/admin-session'
import { paths } from '../paths'

/** The sign-in on its own screen; it leads back to where somebody came from. */
export function AdminSignInScreen() {
  const { is } = useStore($session)
  useEffect(() => {
    if (is === 'in') location.replace(wayBack(location.search))
  }, [is])
  return (
    <AdminFrame current={paths.adminSignIn} signIn="here">
      <p className="row admin-wait" role="status">
        One moment…
      </p>
    </AdminFrame>
  )
}
