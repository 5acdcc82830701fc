import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { isPlainClick } from '../../../lib/plain-click'
import { Button } from '../../ui/Button'
import { usePageReturn } from '../../ui/use-page-return'
import { useConfirmUnload } from '../../ui/use-confirm-unload'
import { $form, isDirty } from './form.store'
import { discardChanges } from './useOpenForm'

/** The destination while unsaved changes are confirmed. */
const $to = atom<string | null>(null)
let isConfirmed = false

function leave(to: string) {
  isConfirmed = true
  location.assign(to)
}

/** Navigates to another screen; asks first if there are unsaved changes. */
export const confirmLeaving = (to: string) => (isDirty() ? $to.set(to) : leave(to))

/** Protects unsaved changes on our links and on closing the tab. */
export function LeaveConfirmation() {
  const to = useStore($to)
  const { status } = useStore($form)
  useEffect(() => {
    isConfirmed = false
    const onLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target || event.defaultPrevented || !isPlainClick(event)) return
      if (!/^https?:$/.test(link.protocol) || (link.pathname === location.pathname && link.hash)) return
      if (!isDirty()) return
      event.preventDefault()
      $to.set(link.href)
    }
    addEventListener('click', onLink)
    return () => removeEventListener('click', onLink)
  }, [])
  usePageReturn(() => {
    isConfirmed = false
    $to.set(null)
  })
  useConfirmUnload(() => !isConfirmed && isDirty())
  if (to === null) return null
  return (
    <ConfirmDialog title="Leave without saving?" cancel="Keep editing" onCancel={() => $to.set(null)}>
      <p>Your changes are not saved yet. If you keep them, they are here when you come back in this tab.</p>
      <Button variant="primary" onClick={() => leave(to)}>
        Leave and keep changes
      </Button>
      {/* Not during a save, which may be storing them. */}
      {status === 'editing' && (
        <Button
          variant="danger"
          onClick={() => {
            discardChanges()
            leave(to)
          }}
        >
          Discard changes
        </Button>
      )}
    </ConfirmDialog>
  )
}
