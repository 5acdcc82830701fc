import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRead } from '../query/use-read'
import { AdminPage, Part } from '../ui/AdminPage'
import { focusIfLost } from '../ui/focus'
import { LoadState } from '../ui/LoadState'
import { ChangeAccountDialog, RemoveAccessDialog } from './AccountDialogs'
import { InviteForm } from './InviteForm'
import { isLastAdministrator, problemText, withdrawnText } from './staff'
import { type Account, type Invitation, readStaff, sendInvitationAgain, withdrawInvitation } from './staff.queries'
import { AccountRow, FormerRow, InvitationRow } from './StaffRows'

const titleId = 'staff-title'

interface Props {
  historyOf: (account: Account) => ReactNode
  /** The end of the page. */
  children: ReactNode
}

/** Current staff with their roles, invitations and former staff. For administrators. */
export function StaffPage({ historyOf, children }: Props) {
  const queryClient = useQueryClient()
  const query = useRead(['staff'], readStaff)
  const { data: staff } = query
  const current = staff?.accounts.filter(({ ended_at }) => ended_at === null) ?? []
  const former = staff?.accounts.filter(({ ended_at }) => ended_at !== null) ?? []
  const [message, setMessage] = useState('')
  const [openDialog, setOpenDialog] = useState<{ account: Account; dialog: 'change' | 'remove-access' } | null>(null)
  const withdrawn = staff && openDialog ? withdrawnText(openDialog.account, staff.invitations) : ''

  /** Announces the result and reloads. */
  async function announceAndReload(text: string) {
    setOpenDialog(null)
    setMessage(text)
    await queryClient.invalidateQueries({ queryKey: ['staff'] })
    focusIfLost(titleId)
  }
  const invitations = useMutation({
    mutationFn: ({ invitation, isAgain }: { invitation: Invitation; isAgain: boolean }) =>
      (isAgain ? sendInvitationAgain : withdrawInvitation)(invitation.id),
    onMutate: () => setMessage(''),
    onError: (error) => setMessage(problemText(error)),
    onSuccess: (succeeded, { invitation: { email }, isAgain }) => {
      if (!succeeded)
        return void announceAndReload(`The invitation to ${email} no longer exists. It was accepted or withdrawn.`)
      void announceAndReload(isAgain ? `We are sending a new link to ${email}.` : `Invitation to ${email} withdrawn.`)
    },
  })

  return (
    <AdminPage
      rail="Staff"
      titleId={titleId}
      lead="Everyone signs in with their own email and password. The role decides what they can do."
    >
      <p className="mt-4 text-note empty:sr-only" role="status">
        {message}
      </p>
      <LoadState query={query} failure="The accounts could not be loaded." />
      {staff && (
        <>
          <ul className="mt-6 border-t border-ink" aria-label="Accounts">
            {current.map((account) => (
              <AccountRow
                history={historyOf(account)}
                key={account.user_id}
                account={account}
                isLast={isLastAdministrator(account, current)}
                onChange={() => setOpenDialog({ account, dialog: 'change' })}
                onRemoveAccess={() => setOpenDialog({ account, dialog: 'remove-access' })}
              />
            ))}
          </ul>
          {staff.invitations.length > 0 && (
            <Part small className="mt-12" id="invitations" title="Invited">
              <ul className="border-t border-ink">
                {staff.invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    busy={invitations.isPending}
                    onSendAgain={() => invitations.mutate({ invitation, isAgain: true })}
                    onWithdraw={() => invitations.mutate({ invitation, isAgain: false })}
                  />
                ))}
              </ul>
            </Part>
          )}
          <Part small className="mt-12" id="invite" title="Invite a colleague">
            <InviteForm onDone={(email) => void announceAndReload(`We are sending an invitation to ${email}.`)} />
          </Part>
          {former.length > 0 && (
            <Part small className="mt-12" id="former" title="Access removed">
              <ul className="border-t border-ink">
                {former.map((account) => (
                  <FormerRow key={account.user_id} account={account} history={historyOf(account)} />
                ))}
              </ul>
            </Part>
          )}
        </>
      )}
      {children}
      {openDialog?.dialog === 'change' && (
        <ChangeAccountDialog
          account={openDialog.account}
          isLast={isLastAdministrator(openDialog.account, current)}
          withdrawn={withdrawn}
          onDone={(name) => void announceAndReload(`Account of ${name} changed.`)}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {openDialog?.dialog === 'remove-access' && (
        <RemoveAccessDialog
          account={openDialog.account}
          withdrawn={withdrawn}
          onDone={() => void announceAndReload(`Access removed for ${openDialog.account.name}.`)}
          onCancel={() => setOpenDialog(null)}
        />
      )}
    </AdminPage>
  )
}
