import { agency as english } from '../agency.ts'
import { demonstration } from '../../messages/zh/email.ts'
import { phoneNumber } from '../../messages/zh/formats.ts'
import type { Agency } from '../../schemas/agency.ts'

/** What the Chinese edition says of the agency; all other facts are those of agency.ts. */
export const agency: Agency = {
  ...english,
  demonstration: english.demonstration && demonstration,
  phone: { ...english.phone, shown: phoneNumber(english.phone.shown) },
  // A real agency adds the picture of its code, which WeChat shows under “My QR Code”.
  weChat: { id: 'meridianrow-example' },
  mandarinHours: [
    { days: '周一至周五', hours: '伦敦时间 9:00–12:00（北京时间 17:00–20:00，英国夏令时期间 16:00–19:00）' },
  ],
  blurb: '我们代理伦敦房产的出租、出售和托管。许多业主住在海外，身处其他时区。',
}
