import { type RefObject, useEffect, useRef } from 'react'
import { registerOverlay } from '../../../lib/overlay-history'
import { showDialog } from './show-dialog'

interface Settings {
  form: RefObject<HTMLFormElement | null>
  step: number
  /** How often the form was submitted with errors. */
  attempts: number
  /** Whether sending failed. */
  failed: boolean
}

/** Opens the dialog on mount, and focuses the first element of each step, error or failure. */
export function useDialogFocus({ form, step, attempts, failed }: Settings) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!dialog.current) return
    showDialog(dialog.current)
    registerOverlay(dialog.current)
  }, [])
  // Focusing a field opens a phone's keyboard.
  useEffect(() => {
    ;(input.current ?? heading.current)?.focus({ preventScroll: true })
    form.current?.scrollTo(0, 0)
  }, [form, step])
  useEffect(() => {
    if (attempts) input.current?.focus()
  }, [attempts])
  useEffect(() => {
    if (failed) alert.current?.focus()
  }, [failed])

  return { dialog, heading, input, alert }
}
