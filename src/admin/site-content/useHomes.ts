import { useEffect, useState } from 'react'
import { type Home, readHomes } from './site-content.queries'

/** The titles of featured listings, read once and added to by what is chosen. */
export function useHomes(ids: readonly string[]) {
  const [known, setKnown] = useState<Home[]>([])
  const [read, setRead] = useState<'waiting' | 'failed' | 'done'>('waiting')
  const [first] = useState(ids)
  useEffect(
    () =>
      void readHomes(first).then((result) => {
        setRead(result.ok ? 'done' : 'failed')
        if (result.ok) setKnown((before) => [...before, ...result.value])
      }),
    [first],
  )
  const missing = {
    waiting: 'One moment…',
    failed: 'A home whose title could not be read',
    done: 'A home that is not in the lists any more, and is left out',
  }
  const titleOf = (id: string) => {
    const home = known.find((each) => each.id === id)
    return home ? [home.title, home.note].filter(Boolean).join(', ') : missing[read]
  }
  return { titleOf, learn: (home: Home) => setKnown((before) => [...before, home]) }
}
