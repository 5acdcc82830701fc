import { fullStop, space } from '#messages/common.ts'
import * as messages from '#messages/form.ts'
import { agency } from '#agency/agency.ts'
import { Notice } from '../Notice'
import { PhoneLink } from '../PhoneLink'

/** The message of a form without JavaScript, or whose code failed to load. */
export const NoScriptNotice = () => (
  <>
    <noscript>
      <Notice>
        {messages.formNeedsScript}
        {space}
        <a className="quiet-link" href={`mailto:${agency.email}`}>
          {agency.email}
        </a>{' '}
        {messages.orCallInstead} <PhoneLink /> {messages.instead}
      </Notice>
    </noscript>
    <Notice role="alert" data-load-error hidden>
      {messages.connectionLost}
      <PhoneLink />
      {fullStop}
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
