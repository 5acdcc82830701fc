import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useRead } from '../query/use-read'
import { AdminPage } from '../ui/AdminPage'
import { LoadState } from '../ui/LoadState'
import { AccountDialog } from './AccountDialog'
import { EndDialog } from './EndDialog'
import { InviteForm } from './InviteForm'
import { isLastAdministrator, problemText } from './staff'
import {
  type Account,
  type EndedAccount,
  type Invitation,
  readStaff,
  sendInvitationAgain,
  withdrawInvitation,
} from './staff.queries'
import { AccountRow, FormerRow, InvitationRow } from './StaffRows'

const StaffPart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="mt-12" aria-labelledby={id}>
    <h2 className="mb-3 text-h4" id={id}>
      {title}
    </h2>
    {children}
  </section>
)

interface InvitationAct {
  invitation: Invitation
  act: typeof withdrawInvitation
  /** The message of success. */
  text: string
}

/** Current staff with their roles, invitations and former staff. For administrators. */
export function StaffPage({ historyOf }: { historyOf: (account: Account) => ReactNode }) {
  const queryClient = useQueryClient()
  const query = useRead(['staff'], readStaff)
  const { data: staff } = query
  const [message, setMessage] = useState('')
  const [openDialog, setOpenDialog] = useState<{ account: Account; about: 'change' | 'end' } | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  /** Announces the result and reloads. */
  async function done(text: string) {
    setOpenDialog(null)
    setMessage(text)
    await queryClient.invalidateQueries({ queryKey: ['staff'] })
    title.current?.focus()
  }
  const invitations = useMutation({
    mutationFn: ({ invitation, act }: InvitationAct) => act(invitation.id),
    onMutate: () => setMessage(''),
    onError: (error) => setMessage(problemText(error)),
    onSuccess: (succeeded, { invitation: { email }, text }) =>
      void done(succeeded ? text : `The invitation to ${email} no longer exists. It was accepted or withdrawn.`),
  })

  return (
    <AdminPage
      rail="Staff"
      titleRef={title}
      lead="Everyone signs in with their own email and password. The role decides what they can do."
    >
      <p className="mt-4 text-note empty:sr-only" role="status">
        {message}
      </p>
      <LoadState query={query} failure="The accounts could not be loaded." />
      {staff && (
        <>
          <ul className="mt-6 border-t border-ink" aria-label="Accounts">
            {staff.accounts
              .filter(({ ended_at }) => ended_at === null)
              .map((account) => (
                <AccountRow
                  history={historyOf(account)}
                  key={account.user_id}
                  account={account}
                  isLast={isLastAdministrator(account, staff.accounts)}
                  onChange={() => setOpenDialog({ account, about: 'change' })}
                  onEnd={() => setOpenDialog({ account, about: 'end' })}
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
                    onSendAgain={() =>
                      invitations.mutate({
                        invitation,
                        act: sendInvitationAgain,
                        text: `We are sending a new link to ${invitation.email}.`,
                      })
                    }
                    onWithdraw={() =>
                      invitations.mutate({
                        invitation,
                        act: withdrawInvitation,
                        text: `Invitation to ${invitation.email} withdrawn.`,
                      })
                    }
                  />
                ))}
              </ul>
            </StaffPart>
          )}
          <StaffPart id="invite" title="Invite a colleague">
            <InviteForm onDone={(email) => void done(`We are sending an invitation to ${email}.`)} />
          </StaffPart>
          <FormerStaff accounts={staff.accounts.filter(isEnded)} historyOf={historyOf} />
        </>
      )}
      {openDialog?.about === 'change' && (
        <AccountDialog
          account={openDialog.account}
          isLast={isLastAdministrator(openDialog.account, staff?.accounts ?? [])}
          onDone={(name) => void done(`Account of ${name} changed.`)}
          onCancel={() => setOpenDialog(null)}
        />
      )}
      {openDialog?.about === 'end' && (
        <EndDialog
          account={openDialog.account}
          onDone={() => void done(`Access removed for ${openDialog.account.name}.`)}
          onCancel={() => setOpenDialog(null)}
        />
      )}
    </AdminPage>
  )
}

const isEnded = (account: Account): account is EndedAccount => account.ended_at !== null

interface FormerStaffProps {
  accounts: EndedAccount[]
  historyOf: (account: Account) => ReactNode
}
const FormerStaff = ({ accounts, historyOf }: FormerStaffProps) =>
  accounts.length > 0 && (
    <StaffPart id="former" title="Access removed">
      <ul className="border-t border-ink">
        {accounts.map((account) => (
          <FormerRow key={account.user_id} account={account} history={historyOf(account)} />
        ))}
      </ul>
    </StaffPart>
  )
