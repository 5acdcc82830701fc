import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { isIgnoredRepeat } from '../ui/held-key'
import { isShared } from './assignees'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import {
  $announcement,
  $assigning,
  $inboxLocation,
  $keysShown,
  $replying,
  $selection,
  clearSelection,
  navigate,
  select,
} from './inbox.store'
import { cachedEnquiry } from './inbox-data'
import { $keysOn, isHandledElsewhere, isSideBySide, rowId, searchId } from './inbox-keys'
import { changeEnquiries } from './enquiry-changes'

function focusRow(enquiry: Enquiry) {
  const link = document.getElementById(rowId(enquiryKey(enquiry)))
  link?.focus()
  link?.scrollIntoView({ block: 'nearest' })
}

/** The key of the row that has the focus; empty if none has. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-enquiry]')?.dataset['enquiry'] ?? ''

/** Handles the inbox's keys, wherever the focus is. */
export function useInboxKeys(enquiries: readonly Enquiry[]) {
  const mayEdit = useStore($mayEdit)
  const shared = isShared(useAccounts())

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!$keysOn.get() || isHandledElsewhere(event)) return
    const { open } = $inboxLocation.get()
    const row = focusedRow()
    const current = open || row
    const index = enquiries.findIndex((enquiry) => enquiryKey(enquiry) === current)
    const enquiry = enquiries[index] ?? cachedEnquiry(current)
    // On a narrow screen, an open enquiry hides the selection.
    const hidesList = open !== '' && !isSideBySide()
    const selected = hidesList ? [] : [...$selection.get().values()]
    const targets = selected.length > 0 ? selected : enquiry ? [enquiry] : []

    const move = (step: number) => {
      const next = enquiries[index === -1 ? 0 : index + step]
      if (!next) return $announcement.set(step > 0 ? 'This is the last one here.' : 'This is the first one here.')
      if (open) navigate({ open: enquiryKey(next) }, 'replace')
      else focusRow(next)
    }
    const close = () => {
      if (targets.length === 0) return
      changeEnquiries(targets, { state: 'closed' })
      if (selected.length > 0) clearSelection()
      else move(1)
    }
    const reply = () => {
      if (!enquiry) return
      if (!open) navigate({ open: current })
      $replying.set({ key: current })
    }
    const back = () => (open ? navigate({ open: '' }) : clearSelection())
    const onRow = row !== '' && !open
    const actions: Record<string, (() => void) | false> = {
      j: () => move(1),
      k: () => move(-1),
      ArrowDown: onRow && (() => move(1)),
      ArrowUp: onRow && (() => move(-1)),
      Escape: (open !== '' || selected.length > 0) && back,
      e: mayEdit && close,
      a: mayEdit && shared && targets.length > 0 && (() => $assigning.set(targets)),
      r: mayEdit && reply,
      x:
        mayEdit &&
        !hidesList &&
        (() => enquiry && select(enquiry, !$selection.get().has(current), event.shiftKey ? enquiries : undefined)),
      '/': () => document.getElementById(searchId)?.focus(),
      '?': () => $keysShown.set(true),
    }
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action) return
    event.preventDefault()
    if (!isIgnoredRepeat(event)) action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
