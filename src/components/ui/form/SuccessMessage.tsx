import * as messages from '#messages/form.ts'
import { opensInNewTab } from '#messages/layout.ts'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { agency } from '#agency/agency.ts'
import { buttonClass } from '../button-class'
import { Icon } from '../Icon'
import { useAgencyPhone } from '../useAgencyPhone'
import { has } from '../../../parts'
import { weChatPath } from '../../../paths'

interface Props {
  title: string
  /** The heading level of its context. An h2 is in a narrow column. */
  level?: 'h2' | 'h3'
  /** What happens next. */
  children: ReactNode
  /** Next steps: `SuccessLinks`. */
  links: ReactNode
  again?: { label: string; onPress: () => void }
  /** Whether it has just appeared, as opposed to a re-rendered page. */
  isNew?: () => boolean
}

interface LinkProps {
  href: string
  icon?: ComponentProps<typeof Icon>['name']
  children: ReactNode
}

const always = () => true
const newTab = { target: '_blank', rel: 'noopener' }
const linkClass = 'flex min-h-12 items-center gap-2.5 border-b border-line'

/** One next step after a submit. */
export const SuccessLink = ({ href, icon = 'right', children }: LinkProps) => (
  <li>
    <a className={clsx(linkClass, 'hover:text-brick-2')} href={href} {...(/^http/.test(href) && newTab)}>
      <Icon name={icon} /> {children}
      {/^http/.test(href) && <span className="sr-only">{opensInNewTab}</span>}
    </a>
  </li>
)

/** A row of the same list with another control. */
export const SuccessRow = ({ children }: { children: ReactNode }) => <li className={linkClass}>{children}</li>

/** Next steps; `reach` adds WeChat, phone and WhatsApp, unless they are beside it. */
export function SuccessLinks({ reach, children }: { reach?: boolean; children: ReactNode }) {
  const phone = useAgencyPhone()
  return (
    <ul className="mt-1.5 w-full border-t border-ink text-base" aria-label={messages.nextSteps}>
      {children}
      {reach && (
        <>
          {agency.weChat && (
            <SuccessLink href={weChatPath} icon="chat">
              {messages.weChatName(agency.weChat.id)}
            </SuccessLink>
          )}
          <SuccessLink href={`tel:${agency.phone.dial}`} icon="phone">
            {messages.callNumber(phone)}
          </SuccessLink>
          {has('whatsApp') && (
            <SuccessLink href={`https://wa.me/${agency.whatsApp}`} icon="chat">
              {messages.writeOnWhatsApp}
            </SuccessLink>
          )}
        </>
      )}
    </ul>
  )
}

/** Replaces a submitted form: what happens next, and next steps. Scrolls into view, and focuses its heading. */
export function SuccessMessage({ title, level: Heading = 'h3', again, links, isNew = always, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const firstIsNew = useRef(isNew)
  useEffect(() => {
    if (!firstIsNew.current()) return
    heading.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const narrow = Heading === 'h2'
  return (
    <div
      className={clsx(
        'grid max-w-[33em] scroll-mt-4 scroll-mb-24 content-start justify-items-start',
        narrow ? 'gap-3.5' : 'gap-4',
      )}
      data-testid="success"
      ref={box}
    >
      <Heading
        className={clsx(narrow ? 'text-[1.75rem]' : 'text-h2', 'focus:outline-none')}
        ref={heading}
        tabIndex={-1}
      >
        {title}
      </Heading>
      <div className="space-y-2.5" role="status">
        {children}
      </div>
      {links}
      {again && (
        <button type="button" className={clsx(buttonClass({ variant: 'outline' }), 'mt-1.5')} onClick={again.onPress}>
          {again.label}
        </button>
      )}
    </div>
  )
}
