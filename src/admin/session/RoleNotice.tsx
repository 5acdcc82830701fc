import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import { findRole, roles } from '../../domain/staff/role'
import { $account } from '../../lib/http/admin-session'
import { dropUnsavedTexts, unsavedTexts } from '../ui/draft'
import { UnsavedTexts } from '../ui/UnsavedTexts'

/** The roles by decreasing rights. */
const rankOf = (role: string) => roles.findIndex(({ value }) => value === role)

/** Whether the account has lost a role since the screen opened. */
const $hasLostRole = atom(false)
$account.listen((account, before) => {
  if (!account || !before || account.role === before.role) return
  $hasLostRole.set(account.id === before.id && rankOf(account.role) > rankOf(before.role))
})

/**
 * Above every screen: that the account has lost a role, and what it typed and may no longer save. The forms go with the
 * right to use them.
 */
export function RoleNotice() {
  const role = useStore($account)?.role
  const hasLostRole = useStore($hasLostRole)
  const [, setDiscarded] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasLostRole) box.current?.focus()
  }, [hasLostRole])
  const texts = role === undefined ? [] : unsavedTexts({ role })
  if (!hasLostRole && texts.length === 0) return null
  return (
    <div className="rail-row pt-5 pb-7">
      <div className="rail-main tablet:col-start-2">
        <Notice
          tone="problem"
          title={hasLostRole ? `Your role is now ${findRole(role)?.label}.` : 'Your account may no longer save this.'}
          role="alert"
          ref={box}
          tabIndex={-1}
        >
          <p>
            {hasLostRole && 'An administrator has changed it. What you had not saved is not stored. '}
            {texts.length > 0 && 'Copy what you still need, then discard it.'}
          </p>
          {texts.length > 0 && (
            <UnsavedTexts
              texts={texts}
              onDiscard={() => {
                dropUnsavedTexts(texts)
                setDiscarded(true)
              }}
            />
          )}
        </Notice>
      </div>
    </div>
  )
}
