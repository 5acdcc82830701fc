import { weChat } from '#messages/form.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { type Listing, whatsAppLink } from '../../domain/listing/listing'
import { agency } from '#agency/agency.ts'
import { has } from '../../parts'
import { weChatPath } from '../../paths'

interface Props {
  listing: Listing
  className: string
  icon?: ReactNode
}

/** A button to WeChat, or to WhatsApp for an agency without it. */
export function ChatLink({ listing, className, icon }: Props) {
  const linkClass = clsx(buttonClass({ variant: 'outline' }), className)
  if (agency.weChat)
    return (
      <a className={linkClass} href={weChatPath}>
        {icon} {weChat}
      </a>
    )
  if (!has('whatsApp')) return null
  return (
    <ExternalLink className={linkClass} href={whatsAppLink(listing)}>
      {icon} WhatsApp
    </ExternalLink>
  )
}
