import { site } from '../../../site'

/** The office's number, beside a form that may not be the quickest way. */
export const PhoneLink = () => (
  <a className="whitespace-nowrap quiet-link" href={`tel:${site.phone.dial}`}>
    {site.phone.shown}
  </a>
)
