import type { OwnerReport } from '../../../../src/domain/report/owner-report'

/** The figures of `owner_report_data`. */
export const reportData: OwnerReport = {
  ...{ title: 'Eel Brook Studio', area: 'Fulham', listing_type: 'rent', status: 'live', price: 1600 },
  ...{ listed_on: '2026-09-07', made_on: '2026-11-26', views: 1373, enquiries: 3, viewings_ahead: 2 },
  weeks: [{ week: '2026-11-23', views: 31, enquiries: 3 }],
  viewings: [{ day: '2026-11-26', kind: 'in_person', visitor: 'Tom A.', feedback: 'interested', note: '' }],
  prices: [{ day: '2026-11-06', from: 1700, to: 1600 }],
}
