import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import { onPlainClick } from '../../lib/plain-click'
import type { InboxLocation } from './inbox-url'
import { $inboxLocation, inboxUrl, navigate } from './inbox.store'

/** A link within the inbox: a press navigates in place; modified clicks work as usual. */
export function PlaceLink({
  to,
  ...rest
}: { to: Partial<InboxLocation> } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const place = useStore($inboxLocation)
  return <a href={inboxUrl(to, place)} onClick={onPlainClick(() => navigate(to))} {...rest} />
}
