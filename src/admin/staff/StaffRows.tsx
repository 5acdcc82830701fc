import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { findRole } from '../../domain/staff/role'
import { $account } from '../../lib/http/admin-session'
import { formatDay } from '../../lib/time/format-day'
import { LazyDetails } from '../ui/LazyDetails'
import { TextButton } from '../ui/Button'
import type { Account, Invitation } from './staff.queries'
import { serverDate } from '../../lib/time/server-time'
import { AssignedWork } from './AssignedWork'

const rowClass = clsx(
  'grid gap-x-6 gap-y-1 border-b border-line py-3.5 text-note leading-[1.4]',
  'tablet:grid-cols-[minmax(0,1fr)_12.5rem] tablet:items-baseline',
  'desktop:grid-cols-[minmax(0,1fr)_8rem_15.5rem_12.5rem]',
)
const roleLabel = (role: string) => findRole(role)?.label ?? role

const Person = ({ name, email, isOwn }: Pick<Account, 'name' | 'email'> & { isOwn?: boolean }) => (
  <div className="min-w-0">
    <p className="font-semibold wrap-anywhere">
      {name}
      {isOwn && <span className="font-normal text-ink-2"> (you)</span>}
    </p>
    <p className="wrap-anywhere text-ink-2">{email}</p>
  </div>
)
const Actions = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-x-5 whitespace-nowrap desktop:justify-end">{children}</p>
)
const Action = ({ text, ...button }: { text: string } & ComponentProps<typeof TextButton>) => (
  <TextButton className="py-1.5 decoration-edge pointer-coarse:py-2.5" {...button}>
    {text}
  </TextButton>
)

interface AccountProps {
  account: Account
  /** The last administrator's account cannot be ended. */
  isLast: boolean
  history: ReactNode
  onChange: () => void
  onRemoveAccess: () => void
}

/** An account's history. */
const AccountHistory = ({ name, children }: { name: string; children: ReactNode }) => (
  <LazyDetails
    className="col-span-full"
    summary={
      <>
        History<span className="sr-only"> of the account of {name}</span>
      </>
    }
    summaryClass="w-fit cursor-pointer py-1.5 text-small text-ink-2 pointer-coarse:py-2.5"
  >
    {children}
  </LazyDetails>
)

/** One account: name, role, since when, and actions. */
export function AccountRow({ account, isLast, history, onChange, onRemoveAccess }: AccountProps) {
  const { name, email, role } = account
  const isOwn = useStore($account)?.id === account.user_id
  return (
    <li className={rowClass}>
      <Person {...{ name, email, isOwn }} />
      <p>{roleLabel(role)}</p>
      <p className="text-ink-2">Since {formatDay(account.created_at)}</p>
      <Actions>
        <Action text="Change" aria-label={`Change the account of ${name}`} onClick={onChange} />
        {!isLast && <Action text="Remove access" aria-label={`Remove access for ${name}`} onClick={onRemoveAccess} />}
      </Actions>
      <AccountHistory name={name}>{history}</AccountHistory>
    </li>
  )
}

/** An ended account, whose name stays on its past changes, and on its work until somebody else has it. */
export const FormerRow = ({ account, history }: { account: Account; history: ReactNode }) => (
  <li className={rowClass}>
    <Person name={account.name} email={account.email} />
    <p>{roleLabel(account.role)}</p>
    <p className="text-ink-2">Access removed {formatDay(account.ended_at ?? '')}</p>
    <AccountHistory name={account.name}>
      <AssignedWork account={account} />
      {history}
    </AccountHistory>
  </li>
)

interface InvitationProps {
  invitation: Invitation
  /** Whether an invitation is being changed. */
  busy: boolean
  onSendAgain: () => void
  onWithdraw: () => void
}

/** An open invitation. */
export function InvitationRow({ invitation, busy, onSendAgain, onWithdraw }: InvitationProps) {
  const { name, email, role, expires_at: expires } = invitation
  const expired = new Date(expires) <= serverDate()
  return (
    <li className={rowClass}>
      <Person name={name} email={email} />
      <p>{roleLabel(role)}</p>
      <p className={expired ? 'text-brick-2' : 'text-ink-2'}>
        {expired ? 'The link expired on' : 'The link works until'} {formatDay(expires)}
      </p>
      <Actions>
        <Action
          text="Send again"
          aria-label={`Send again: the invitation to ${name}`}
          busy={busy}
          onClick={onSendAgain}
        />
        <Action text="Withdraw" aria-label={`Withdraw the invitation to ${name}`} busy={busy} onClick={onWithdraw} />
      </Actions>
    </li>
  )
}
