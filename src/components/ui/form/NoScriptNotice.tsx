import { agency } from '#agency/agency.ts'
import { Notice } from '../Notice'

const call = (
  <a className="quiet-link" href={`tel:${agency.phone.dial}`}>
    {agency.phone.shown}
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
        <a className="quiet-link" href={`mailto:${agency.email}`}>
          {agency.email}
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
  action: `mailto:${agency.email}`,
  method: 'post',
  encType: 'text/plain',
  noValidate: true,
} as const
