import { fullStop, space } from '#messages/common.ts'
import * as messages from '#messages/form.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { paths } from '../../../paths'
import { opensInNewTab } from '#messages/layout.ts'

/** Before a form's button: the use of its values, with a link to the privacy policy. */
export const PrivacyLine = ({ children, className = 'text-note' }: { children: ReactNode; className?: string }) => (
  <p className={clsx(className, 'text-ink-2')}>
    {children}
    {space}
    {messages.seeOur}
    {space}
    <a className="quiet-link" href={paths.privacy} target="_blank">
      {messages.privacyPolicy}
      <span className="sr-only">{opensInNewTab}</span>
    </a>
    {fullStop}
  </p>
)
