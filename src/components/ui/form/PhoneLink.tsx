import { site } from '../../../site'

/** The office's number, as an alternative to a form. */
export const PhoneLink = () => (
  <a className="whitespace-nowrap quiet-link" href={`tel:${site.phone.dial}`}>
    {site.phone.shown}
  </a>
)
