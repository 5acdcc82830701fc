import type { OfficeHoursText } from '../../schemas/agency.ts'

export { officeHours } from '../hours.ts'

export const officeHoursText: OfficeHoursText = [
  { days: '周一至周五', hours: '9:00–18:30' },
  { days: '周六', hours: '10:00–16:00' },
  { days: '周日', hours: '休息' },
]
