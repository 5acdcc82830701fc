import { agency as english } from '../agency.ts'
import { demonstration } from '../../messages/zh/email.ts'
import type { Agency } from '../../schemas/agency.ts'

/** What the Chinese edition says of the agency; all other facts are those of agency.ts. */
export const agency: Agency = {
  ...english,
  demonstration,
  blurb: '我们代理伦敦房产的出租、出售和托管。许多业主住在海外，身处其他时区。',
}
