/** Who we are and how to reach us. Every page, e-mail link and structured datum takes these facts from here. */
export const site = {
  name: 'Meridian Row',
  url: 'https://www.meridianrow.example',
  /**
   * How far browsers insist on HTTPS: for this 'host', its 'subdomains' too, or in browsers' 'preload' list
   * (docs/deploy.md).
   */
  hsts: 'host',
  /** A second language is a second line, with the folder its pages stand in: search engines are then told of both. */
  languages: [{ code: 'en-GB', prefix: '' }],
  founded: 2016,
  email: 'hello@meridianrow.example',
  phone: { shown: '020 7946 0112', dial: '+442079460112' },
  /** The number that WhatsApp knows, of those that are kept for stories. */
  whatsApp: '447700900112',
  address: { street: '12 Canonbury Row', district: 'Islington', city: 'London', postcode: 'N1 2XX', country: 'GB' },
  position: { lat: 51.5446, lng: -0.0981 },
  /**
   * How exact the place of a listing is, in decimals of a degree: three are a street, about a hundred metres. The
   * database rounds likewise (`private.round_position`).
   */
  coordinateDecimals: 3,
  /** Our branch in the feeds of the trade (docs/feeds.md): what is of another is not taken. */
  feedBranch: '99999',
  /** The most photographs that may be added to a home: up to forty. Floor plans and certificates are counted apart. */
  mostPhotographs: 10,
  company: { legalName: 'Meridian Row Ltd', number: '00000000', vat: 'GB 000 0000 00' },
  blurb: 'We let, sell and manage London homes for owners who are often asleep when London is awake.',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/meridianrow-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/meridianrow.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/meridianrow.example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@meridianrow.example' },
  ],
} as const
