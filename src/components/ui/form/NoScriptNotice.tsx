import { site } from '../../../site'
import { Notice } from '../Notice'

const call = (
  <a className="quiet-link" href={`tel:${site.phone.dial}`}>
    {site.phone.shown}
  </a>
)

const connectionLost =
  'The connection was lost before this form was ready. Your answers are still here. Press the button again, or call '

/** The message of a form without JavaScript, or whose code failed to load. */
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

/** The form's action without JavaScript: the visitor's email program. */
export const mailtoForm = {
  action: `mailto:${site.email}`,
  method: 'post',
  encType: 'text/plain',
  noValidate: true,
} as const
