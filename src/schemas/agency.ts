/** What the source needs to know of the agency: the file `agency.ts` of an agency's folder (decision 035). */
export interface Agency {
  name: string
  /** The site's address, without a slash at the end. */
  url: string
  /** The HSTS scope: this 'host', its 'subdomains' too, or browsers' 'preload' list (docs/deploy.md). */
  hsts: 'host' | 'subdomains' | 'preload'
  /** A second language is a second line with its pages' folder: hreflang tags then list both. */
  languages: readonly { readonly code: string; readonly prefix: string }[]
  founded: number
  email: string
  phone: { readonly shown: string; readonly dial: string }
  /** The WhatsApp number: digits with the country's code, without a plus sign. */
  whatsApp: string
  address: {
    readonly street: string
    readonly district: string
    readonly city: string
    readonly postcode: string
    readonly country: string
  }
  position: { readonly lat: number; readonly lng: number }
  /** The precision of a listing's position, in decimals of a degree: three are about a hundred metres. */
  coordinateDecimals: number
  /** The branch in trade feeds (docs/feeds.md): records of other branches are ignored. */
  feedBranch: string
  /** The maximum number of photographs per listing, up to forty. Floor plans and certificates have their own limits. */
  mostPhotographs: number
  /** Stands at the foot of pages and emails. */
  demonstration: string
  company: { readonly legalName: string; readonly number: string; readonly vat: string }
  blurb: string
  social: readonly { readonly name: string; readonly url: string }[]
}

/** Minutes after midnight in London, Sunday first; null is closed. */
export type OfficeHours = readonly ({ readonly opens: number; readonly closes: number } | null)[]

/** The same hours as text. */
export type OfficeHoursText = readonly { readonly days: string; readonly hours: string }[]
