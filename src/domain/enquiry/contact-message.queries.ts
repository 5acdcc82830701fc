import { sendOnce } from '../../lib/http/insert-once'
import type { ContactRow } from './contact-message'

export const sendContact = (row: ContactRow & { id: string }, honeypot: string) =>
  sendOnce('contact_submissions', row, honeypot)
