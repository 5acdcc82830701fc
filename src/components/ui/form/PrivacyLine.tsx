import type { ReactNode } from 'react'
import { paths } from '../../../paths'
import { opensInNewTab } from '#messages/layout.ts'

/** Before a form's button: the use of its values, with a link to the privacy policy. */
export const PrivacyLine = ({ children }: { children: ReactNode }) => (
  <p className="text-note text-ink-2">
    {children} See our{' '}
    <a className="quiet-link" href={paths.privacy} target="_blank">
      Privacy Policy<span className="sr-only">{opensInNewTab}</span>
    </a>
    .
  </p>
)
