import { useStore } from '@nanostores/react'
import type { ComponentProps } from 'react'
import type { Place } from './inbox-url'
import { $place, addressOf, go } from './inbox.store'

/** A link within the inbox: a press changes what is shown, and a new tab opens as from any other link. */
export function PlaceLink({ to, ...rest }: { to: Partial<Place> } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const place = useStore($place)
  return (
    <a
      href={addressOf(to, place)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(to)
      }}
      {...rest}
    />
  )
}
