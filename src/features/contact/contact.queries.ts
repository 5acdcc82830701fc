import { sendOnce } from '../../lib/send'
import type { ContactRow } from './contact'

export const sendContact = (id: string, row: ContactRow, honeypot: string) =>
  sendOnce('contact_submissions', { id, ...row }, honeypot)
