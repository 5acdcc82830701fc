/** The agency's name and contact data. Every page, email link and structured datum uses these. */
export const site = {
  name: 'Meridian Row',
  url: 'https://www.meridianrow.example',
  /** The HSTS scope: this 'host', its 'subdomains' too, or browsers' 'preload' list (docs/deploy.md). */
  hsts: 'host',
  /** A second language is a second line with its pages' folder: hreflang tags then list both. */
  languages: [{ code: 'en-GB', prefix: '' }],
  founded: 2016,
  email: 'hello@meridianrow.example',
  phone: { shown: '020 7946 0112', dial: '+442079460112' },
  /** The WhatsApp number, from the range reserved for drama. */
  whatsApp: '447700900112',
  address: { street: '12 Canonbury Row', district: 'Islington', city: 'London', postcode: 'N1 2XX', country: 'GB' },
  position: { lat: 51.5446, lng: -0.0981 },
  /**
   * The precision of a listing's position, in decimals of a degree: three are about a hundred metres. The database
   * rounds likewise (`private.round_position`).
   */
  coordinateDecimals: 3,
  /** Our branch in trade feeds (docs/feeds.md): records of other branches are ignored. */
  feedBranch: '99999',
  /** The maximum number of photographs per listing, up to forty. Floor plans and certificates have their own limits. */
  mostPhotographs: 10,
  /** Stands at the foot of pages and emails. A real agency removes it. */
  demonstration: 'For demonstration purposes only. The agency and all its listings are fictional.',
  company: { legalName: 'Meridian Row Ltd', number: '00000000', vat: 'GB 000 0000 00' },
  blurb: 'We let, sell and manage homes in London. Many of our owners live abroad, in other time zones.',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/meridianrow-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/meridianrow.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/meridianrow.example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@meridianrow.example' },
  ],
} as const
