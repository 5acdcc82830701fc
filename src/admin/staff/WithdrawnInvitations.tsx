import { useRead } from '../query/use-read'
import { withdrawnText } from './staff'
import { type Account, readStaff } from './staff.queries'

/** How many invitations are withdrawn when an administrator loses the role or access. */
export function WithdrawnInvitations({ account }: { account: Account }) {
  const { data } = useRead(['staff'], readStaff)
  return (
    <p className="mt-3 empty:sr-only" role="status">
      {data && withdrawnText(account, data.invitations)}
    </p>
  )
}
