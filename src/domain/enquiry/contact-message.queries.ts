import { sendOnce } from '../../lib/http/insert-once'
import type { ContactRow } from './contact-message'

export const sendContact = (id: string, row: ContactRow, honeypot: string) =>
  sendOnce('contact_submissions', { id, ...row }, honeypot)
