import { toText } from '../../lib/format/to-text.ts'
import { leaseYears } from '../listing/facts/lease-years.ts'
import { feedPercent, feedYears } from './feed-amounts.ts'
import type { Mapping } from './field-mapping.ts'

// The lease of a home for sale, its ground rent review and its share. Pure.

export const lease: Mapping = {
  columns: ['lease_end'],
  fields: ['TENURE_UNEXPIRED_YEARS'],
  only: 'sale',
  read: (value, { today, remark }) => {
    const field = 'TENURE_UNEXPIRED_YEARS'
    // Software without a lease writes 0.
    if (value(field) === '0') return { lease_end: null }
    const years = feedYears(value(field), { min: 1, max: 9999 - 2100 }, field, remark)
    if (years === null) return { lease_end: null }
    remark('TENURE_UNEXPIRED_YEARS', 'We calculated the last day of the lease from its years. Check it.')
    return {
      lease_end: `${Number(today.slice(0, 4)) + Math.floor(years)}${today.slice(4).replace('-02-29', '-02-28')}`,
    }
  },
  // The years of a feed are rounded, and lag behind. A listing may have the exact day.
  fits: ({ lease_end: end }, theirs, { today }) => {
    const years = Number(toText(theirs.lease_end).slice(0, 4)) - Number(today.slice(0, 4))
    return toText(end) !== '' && Math.abs(leaseYears(toText(end), new Date(today)) - years) <= 1
  },
  write: ({ lease_end: end }, { today }) => ({
    TENURE_UNEXPIRED_YEARS: toText(end) ? String(Math.max(0, leaseYears(toText(end), new Date(today)))) : '',
  }),
}

export const shared: Mapping = {
  columns: ['shared_ownership_percent'],
  fields: ['SHARED_OWNERSHIP', 'SHARED_OWNERSHIP_PERCENTAGE'],
  only: 'sale',
  read: (value, { remark }) => {
    const field = 'SHARED_OWNERSHIP_PERCENTAGE'
    const share = value('SHARED_OWNERSHIP') === '1' ? feedPercent(value(field), field, remark) : null
    return { shared_ownership_percent: share }
  },
  write: ({ shared_ownership_percent: share }) => ({
    SHARED_OWNERSHIP: toText(share) ? '1' : '0',
    SHARED_OWNERSHIP_PERCENTAGE: toText(share),
  }),
}
const reviewShape = /^Every (\d+) years?$/
export const review: Mapping = {
  columns: ['ground_rent_review'],
  fields: ['GROUND_RENT_REVIEW_PERIOD_YEARS'],
  only: 'sale',
  read: (value, { remark }) => {
    const field = 'GROUND_RENT_REVIEW_PERIOD_YEARS'
    const years = feedYears(value(field), { min: 0, max: 999 }, field, remark)
    return { ground_rent_review: years ? `Every ${Math.round(years)} year${years === 1 ? '' : 's'}` : null }
  },
  // Other texts, such as “Doubles every 25 years”, say more than the feed.
  fits: ({ ground_rent_review: text }) => toText(text) !== '' && !reviewShape.test(toText(text)),
  write: (row) => ({
    GROUND_RENT_REVIEW_PERIOD_YEARS: reviewShape.exec(toText(row.ground_rent_review))?.[1] ?? '',
  }),
}
