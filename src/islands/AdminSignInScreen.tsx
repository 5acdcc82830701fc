import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { ChoosePassword } from '../admin/session/ChoosePassword'
import { linkToken, returnUrl } from '../admin/session/return-url'
import { $session } from '../lib/http/admin-session'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/**
 * The sign-in screen; it returns to the previous screen. Password links of emails also lead here, even if another user
 * is signed in.
 */
export function AdminSignInScreen() {
  const { status } = useStore($session)
  const [token, setToken] = useState(() => linkToken(location.search))
  useEffect(() => {
    if (status === 'signed-in' && !token) location.replace(returnUrl(location.search))
  }, [status, token])
  const choose = token && <ChoosePassword token={token} onDone={() => setToken('')} />
  return (
    <AdminScreen current={paths.adminSignIn} signIn="here" replacement={choose}>
      <p className="rail-row" role="status">
        One moment…
      </p>
    </AdminScreen>
  )
}
