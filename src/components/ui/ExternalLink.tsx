import type { ComponentProps } from 'react'
import { opensInNewTab } from '#messages/layout.ts'

type Props = ComponentProps<'a'> & { href: string }

/** A link to another website: opens in a new tab and says so. Markdown links: integrations/external-links.ts. */
export const ExternalLink = ({ children, ...attributes }: Props) => (
  <a {...attributes} target="_blank" rel="noopener">
    {children}
    <span className="sr-only">{opensInNewTab}</span>
  </a>
)
