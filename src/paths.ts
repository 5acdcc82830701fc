import { has } from './parts.ts'
import { prefix } from '#messages/language.ts'
import * as labels from '#messages/navigation.ts'
import type { Part } from './schemas/agency.ts'

/** Every address on the site: links use names, and a renamed page breaks the build instead of a link. */
export const paths = {
  home: prefix || '/',
  rent: `${prefix}/rent`,
  buy: `${prefix}/buy`,
  valuationRental: `${prefix}/valuation/rental`,
  valuationSales: `${prefix}/valuation/sales`,
  lettings: `${prefix}/landlords/lettings`,
  management: `${prefix}/landlords/management`,
  about: `${prefix}/about`,
  contact: `${prefix}/contact`,
  prices: `${prefix}/resources/property-prices`,
  areas: `${prefix}/resources/area-guide`,
  selling: `${prefix}/resources/selling-process`,
  pricesCsv: '/resources/london-prices.csv',
  salesReport: '/resources/reports/london-sales-2026',
  rentsReport: '/resources/reports/london-rents-2026',
  calculators: `${prefix}/calculators`,
  buyingCost: `${prefix}/calculators/buying-cost`,
  mortgage: `${prefix}/calculators/mortgage`,
  rentalYield: `${prefix}/calculators/rental-yield`,
  affordability: `${prefix}/calculators/affordability`,
  moveInCost: `${prefix}/calculators/move-in-cost`,
  privacy: `${prefix}/privacy-policy`,
  cookies: `${prefix}/data-protection`,
  terms: `${prefix}/terms-conditions`,
  complaints: `${prefix}/complaint-procedure`,
  fees: `${prefix}/fees`,
  feed: `${prefix}/new-homes.xml`,
  saved: `${prefix}/saved`,
  alerts: `${prefix}/alerts`,
  /** The report for a listing's owner, at a secret address. */
  report: '/report',
  /** A viewing, for its visitor, at a secret address. */
  viewing: `${prefix}/viewing`,
  area: (slug: string) => `${prefix}/areas/${slug}`,
  /** The journeys by train to a station or university from every station. */
  journeys: (place: string) => `${prefix}/trains/${place}.json`,
  /** The places of those journeys. */
  trainPlaces: `${prefix}/trains/places.json`,
  property: (slug: string) => `${prefix}/property/${slug}`,
  qr: (slug: string) => `${prefix}/qr/${slug}.svg`,
  admin: '/admin',
  adminSignIn: '/admin/login',
  adminEnquiries: '/admin/enquiries',
  /** An enquiry by its key: `enquiryKey` of src/domain/enquiry/enquiry-labels.ts. */
  adminEnquiry: (key: string) => `/admin/enquiries?open=${key}`,
  adminEmails: '/admin/emails',
  adminWarnings: '/admin/warnings',
  adminDiary: '/admin/diary',
  adminFeed: '/admin/feed',
  /** A part of the Feeds page: listings with gaps, addresses, or settings. */
  adminFeedView: (view: 'gaps' | 'addresses' | 'settings') => `/admin/feed?view=${view}`,
  adminPerson: '/admin/person',
  /** Everything about one person. The person is in the fragment, which no server receives. */
  adminPersonOf: (keys: { email?: string; phone?: string }) => `/admin/person#${new URLSearchParams(keys)}`,
  adminStaff: '/admin/staff',
  adminSite: '/admin/site',
  adminNewProperty: '/admin/properties/new',
  /** A listing's preview, for staff. */
  preview: (id: string) => `/admin/preview?id=${encodeURIComponent(id)}`,
  /** A listing's report for its owner. */
  adminReport: (id: string) => `/admin/report?id=${encodeURIComponent(id)}`,
  /** A listing's form, optionally at one of its fields. */
  adminProperty: (id: string, field = '') => `/admin/properties/${id}/edit${field && `#property-${field}`}`,
} as const
/** How to reach the agency on WeChat, which opens no chat from a link. */
export const weChatPath = `${paths.contact}#wechat`

/** The path of the Edge Functions: on Supabase's host, or proxied by the site's own. */
export const functionsPath = '/functions/v1'

/** The addresses of publicly requested Edge Functions, below `functionsPath`. */
export const functionPaths = {
  /** Ends an alert by a mail provider's POST (RFC 8058). `edition` is that of the page which a GET opens. */
  unsubscribe: (token: string, edition = '') => `/unsubscribe?token=${token}${edition && `&edition=${edition}`}`,
  /** The diary, for a calendar program. */
  calendar: (key: string) => `/calendar/${key}.ics`,
} as const

/** The list of a listing type. */
export const listPath = (type: 'sale' | 'rent') => (type === 'rent' ? paths.rent : paths.buy)

/** The header's items, in the specification's order: links or groups of links. */
export const navigation = [
  { label: labels.rent, path: paths.rent },
  { label: labels.buy, path: paths.buy },
  {
    label: labels.valuation,
    items: [
      { label: labels.rentalValuation, path: paths.valuationRental },
      { label: labels.salesValuation, path: paths.valuationSales },
    ],
  },
  {
    label: labels.landlords,
    items: [
      { label: labels.lettings, path: paths.lettings },
      { label: labels.management, path: paths.management },
    ],
  },
  {
    label: labels.whoWeAre,
    items: [
      { label: labels.about, path: paths.about },
      { label: labels.contact, path: paths.contact },
    ],
  },
  {
    label: labels.resources,
    items: [
      { label: labels.prices, path: paths.prices },
      { label: labels.areaGuide, path: paths.areas },
      { label: labels.selling, path: paths.selling },
    ],
  },
] as const

interface AdminItem {
  label: string
  path: string
  /** The roles that have it; without, all. */
  roles?: readonly string[]
  /** The part of the site that it belongs to. */
  part?: Part
  /** Only behind “More” and in the finder, not in the header of a wide screen. */
  isMinor?: true
}
// In the specification's order, with the inbox beside the listings.
const adminNavigation: readonly AdminItem[] = [
  { label: 'Properties', path: paths.admin },
  { label: 'Enquiries', path: paths.adminEnquiries },
  { label: 'Add Property', path: paths.adminNewProperty, roles: ['administrator', 'negotiator'] },
  { label: 'Diary', path: paths.adminDiary },
  { label: 'Feeds', path: paths.adminFeed, part: 'portals' },
  { label: 'To do', path: paths.adminWarnings },
  { label: 'Staff', path: paths.adminStaff, roles: ['administrator'] },
  { label: 'Site', path: paths.adminSite },
  { label: 'One person’s data', path: paths.adminPerson, roles: ['administrator'], isMinor: true },
  { label: 'View Site', path: paths.home },
]

/** The admin's header for a role. */
export const navigationFor = (role = '') =>
  adminNavigation.filter(({ roles, part }) => (!roles || roles.includes(role)) && (!part || has(part)))

/** The tabs at the bottom of a phone; the rest of the navigation is behind “More”. */
export const adminTabs: readonly { label: string; path: string }[] = [
  { label: 'Listings', path: paths.admin },
  { label: 'Enquiries', path: paths.adminEnquiries },
  { label: 'Diary', path: paths.adminDiary },
  { label: 'To do', path: paths.adminWarnings },
]

/** The name of an admin screen in the header of a phone. */
export const adminTitle = (path: string) =>
  path === paths.admin
    ? 'Property Management'
    : (adminNavigation.find((each) => each.path === path)?.label ??
      (path === paths.adminEmails ? 'Failed emails' : 'Admin'))

export const legalLinks = [
  { label: labels.privacy, path: paths.privacy },
  { label: labels.cookies, path: paths.cookies },
  { label: labels.terms, path: paths.terms },
  { label: labels.complaints, path: paths.complaints },
  { label: labels.fees, path: paths.fees },
] as const

/** Where a page offers email about new homes. */
export const alertId = 'alert'
