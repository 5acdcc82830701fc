import { site } from '../../../site'

/** What a form says where there is no script to send it. */
export const NoScript = () => (
  <noscript>
    <p className="notice">This form needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a> instead.</p>
  </noscript>
)

/** Where a browser without script would send a form: to the visitor's own mail. */
export const mailForm = { action: `mailto:${site.email}`, method: 'post', encType: 'text/plain', noValidate: true } as const
