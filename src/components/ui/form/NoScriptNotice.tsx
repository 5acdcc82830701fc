import { site } from '../../../site'

const call = <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>

const lost =
  'The connection was lost before this form was ready. Your answers are still here: press the button again, or call '

/** What a form says where there is no script to send it, or where its code did not come before it was pressed. */
export const NoScriptNotice = () => (
  <>
    <noscript>
      <p className="notice">
        This form needs JavaScript. Write to <a href={`mailto:${site.email}`}>{site.email}</a> or call {call} instead.
      </p>
    </noscript>
    <p className="notice" role="alert" data-lost hidden>
      {lost}
      {call}.
    </p>
  </>
)

/** Where a browser without script would send a form: to the visitor's own mail. */
export const mailtoForm = {
  action: `mailto:${site.email}`,
  method: 'post',
  encType: 'text/plain',
  noValidate: true,
} as const
