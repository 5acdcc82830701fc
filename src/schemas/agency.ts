/** What an agency can leave out. */
export type Part =
  /** Homes for sale: their list, valuations, the selling process, buyers’ and sellers’ calculators and texts. */
  | 'sales'
  /** Homes to rent: their list, valuations, the landlords’ pages, their calculators and fees, and tenants’ texts. */
  | 'lettings'
  /** Calculators, and the links to them from listings. */
  | 'calculators'
  /** A choice of other currencies beside pounds. */
  | 'currencies'
  /** Emails about new homes, and about saved ones. */
  | 'alerts'
  /** Links that open a chat. */
  | 'whatsApp'
  /** Trade feeds in the admin. Feeds that a command imports stay. */
  | 'portals'
  /** London price insights: sale prices and rents by area. Needs `sales`. */
  | 'prices'
  /** The printed reports of those figures. Needs `prices`. */
  | 'reports'
  /** Reports for the owner of a listing. */
  | 'ownerReports'
  /** What is for owners and applicants abroad: the clocks of other cities, taxes, and calls in other time zones. */
  | 'overseas'
  /** The people, on the page about the agency. */
  | 'team'
  /** Clients’ words, on the home page. */
  | 'testimonials'

type MapKind =
  /** Our drawing of London. A tile server or a Google key adds streets on a press. */
  | 'drawn'
  /** The streets of a tile server (`PUBLIC_MAP_TILES`) or of Google (`PUBLIC_GOOGLE_MAPS_KEY`), without our drawing. */
  | 'tiles'
  /** None: lists of places by their distance, and no search on a map. */
  | 'none'

/** An office beside the main one. */
export interface Branch {
  /** Its name in lists: the part of London. */
  readonly name: string
  readonly street: string
  readonly district: string
  readonly city: string
  readonly postcode: string
  readonly phone: { readonly shown: string; readonly dial: string }
  readonly position: { readonly lat: number; readonly lng: number }
}

/** What the source needs to know of the agency: the file `agency.ts` of an agency's folder (decision 035). */
export interface Agency {
  name: string
  /** The words of the wordmark; a line separates them. */
  wordmark: readonly string[]
  /** The site's address, without a slash at the end. */
  url: string
  /** The HSTS scope: this 'host', its 'subdomains' too, or browsers' 'preload' list (docs/deploy.md). */
  hsts: 'host' | 'subdomains' | 'preload'
  /** The editions of the site. English is the first; each further one needs texts of the agency in its folder. */
  languages: readonly ['en', ...'zh'[]]
  founded: number
  email: string
  /** Where notices of enquiries about a sale and about a letting go. */
  departmentEmails: { readonly sales: string; readonly lettings: string }
  phone: { readonly shown: string; readonly dial: string }
  /** The WhatsApp number: digits with the country's code, without a plus sign. */
  whatsApp: string
  /**
   * The WeChat identifier, and the path of its own QR code in the public folder; without one, a code with the
   * identifier is drawn. An edition whose readers use WeChat names it in its own agency.ts.
   */
  weChat?: { readonly id: string; readonly picture?: string }
  /** When somebody who answers the phone speaks Mandarin, as text. */
  mandarinHours?: OfficeHoursText
  address: {
    readonly street: string
    readonly district: string
    readonly city: string
    readonly postcode: string
    readonly country: string
  }
  position: { readonly lat: number; readonly lng: number }
  /** Letters before the number of a listing, up to eight capitals: `MR` in `MR-1042`. */
  referencePrefix: string
  /** The precision of a listing's position, in decimals of a degree: three are about a hundred metres. */
  coordinateDecimals: number
  /** The branch in trade feeds (docs/feeds.md): records of other branches are ignored. */
  feedBranch: string
  /** The maximum number of photographs per listing, up to forty. Floor plans and certificates have their own limits. */
  mostPhotographs: number
  /** Stands at the foot of pages and emails. */
  demonstration: string
  /** Further offices with the same hours. The first is `address`, `phone` and `position`. */
  branches?: readonly Branch[]
  /** The currencies beside pounds, by their codes in src/data/rates.yaml: without this, all of them. */
  currencies?: readonly string[]
  company: { readonly legalName: string; readonly number: string; readonly vat: string }
  blurb: string
  /** The parts of the site that it leaves out: `{ sales: false }`. What is not named is there. */
  parts: { readonly [part in Part]?: boolean }
  /** The maps of the site: without this, our drawing. */
  map?: MapKind
  social: readonly { readonly name: string; readonly url: string }[]
}

/** Minutes after midnight in London, Sunday first; null is closed. */
export type OfficeHours = readonly ({ readonly opens: number; readonly closes: number } | null)[]

/** The same hours as text. */
export type OfficeHoursText = readonly { readonly days: string; readonly hours: string }[]

/** One of the pictures in the public folder: its path without width and ending, and what it shows. */
interface Picture {
  readonly src: string
  readonly alt: string
}

/**
 * What pages say of this agency and of no other: the file `texts.ts`. `{name}` in a text is a figure of
 * data/figures.yaml.
 */
export interface AgencyTexts {
  home: {
    /** The page's title after the agency's name. */
    readonly title: string
    /** For search engines, after the agency's name. */
    readonly description: string
    readonly statement: { readonly before: string; readonly stressed: string; readonly after: string }
    readonly picture: Picture & { readonly caption: string }
  }
  about: {
    readonly description: string
    readonly title: string
    readonly picture: Picture
    readonly story: { readonly title: string; readonly paragraphs: readonly string[] }
  }
  contact: {
    readonly description: string
    /** How near the office is to a station. */
    readonly gettingHere: string
  }
  areaGuide: { readonly description: string }
}
