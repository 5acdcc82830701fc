import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRead } from '../query/use-read'
import { AdminPage } from '../ui/AdminPage'
import { focusIfLost } from '../ui/focus-if-lost'
import { LoadState } from '../ui/LoadState'
import { AccountDialog } from './AccountDialog'
import { RemoveAccessDialog } from './RemoveAccessDialog'
import { InviteForm } from './InviteForm'
import { isLastAdministrator, problemText, withdrawnText } from './staff'
import { type Account, type Invitation, readStaff, sendInvitationAgain, withdrawInvitation } from './staff.queries'
import { AccountRow, FormerRow, InvitationRow } from './StaffRows'

const titleId = 'staff-title'

const StaffPart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="mt-12" aria-labelledby={id}>
    <h2 className="mb-3 text-h4" id={id}>
      {title}
    </h2>
    {children}
  </section>
)

/** Current staff with their roles, invitations and former staff. For administrators. */
export function StaffPage({ historyOf }: { historyOf: (account: Account) => ReactNode }) {
  const queryClient = useQueryClient()
  const query = useRead(['staff'], readStaff)
  const { data: staff } = query
  const current = staff?.accounts.filter(({ ended_at }) => ended_at === null) ?? []
  const former = staff?.accounts.filter(({ ended_at }) => ended_at !== null) ?? []
  const [message, setMessage] = useState('')
  const [openDialog, setOpenDialog] = useState<{ account: Account; about: 'change' | 'remove-access' } | null>(null)
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
                onChange={() => setOpenDialog({ account, about: 'change' })}
                onRemoveAccess={() => setOpenDialog({ account, about: 'remove-access' })}
              />
            ))}
          </ul>
          {staff.invitations.length > 0 && (
            <StaffPart id="invitations" title="Invited">
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
            </StaffPart>
          )}
          <StaffPart id="invite" title="Invite a colleague">
            <InviteForm onDone={(email) => void announceAndReload(`We are sending an invitation to ${email}.`)} />
          </StaffPart>
          {former.length > 0 && (
            <StaffPart id="former" title="Access removed">
              <ul className="border-t border-ink">
                {former.map((account) => (
                  <FormerRow key={account.user_id} account={account} history={historyOf(account)} />
                ))}
              </ul>
            </StaffPart>
          )}
        </>
      )}
      {openDialog?.about === 'change' && (
        <AccountDialog
          account={openDialog.account}
          isLast={isLastAdministrator(openDialog.account, current)}
          withdrawn={withdrawn}
          onDone={(name) => void announceAndReload(`Account of ${name} changed.`)}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {openDialog?.about === 'remove-access' && (
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
