import { site } from '../../../site'
import { Notice } from '../Notice'

const call = (
  <a className="quiet-link" href={`tel:${site.phone.dial}`}>
    {site.phone.shown}
  </a>
)

const connectionLost =
  'The connection was lost before this form was ready. Your answers are still here: press the button again, or call '

/** What a form says where there is no script to send it, or where its code did not come before it was pressed. */
export const NoScriptNotice = () => (
  <>
    <noscript>
      <Notice>
        This form needs JavaScript. Write to{' '}
        <a className="quiet-link" href={`mailto:${site.email}`}>
          {site.email}
        </a>{' '}
        or call {call} instead.
      </Notice>
    </noscript>
    <Notice role="alert" data-lost hidden>
      {connectionLost}
      {call}.
    </Notice>
  </>
)

/** Where a browser without script would send a form: to the visitor's own mail. */
export const mailtoForm = {
  action: `mailto:${site.email}`,
  method: 'post',
  encType: 'text/plain',
  noValidate: true,
} as const
