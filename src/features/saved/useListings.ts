import { useCallback, useEffect, useState } from 'react'
import type { Result } from '../../lib/http/result'
import type { Home } from './compare'

export type ReadHomes = (slugs: string[]) => Promise<Result<Home[]>>

export interface Homes {
  state: 'reading' | 'read' | 'failed'
  /** Undefined where nothing is known yet, null where there is no such home any more. */
  of: (slug: string) => Home | null | undefined
  again: () => void
}

/** What the database says of these homes: one query at first, one more for those that come later. */
export function useHomes(slugs: string[], read: ReadHomes): Homes {
  const [known, setKnown] = useState<ReadonlyMap<string, Home | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const unknown = slugs.filter((slug) => !known.has(slug)).join()

  const ask = useCallback(async () => {
    if (!unknown) return
    const asked = unknown.split(',')
    const answer = await read(asked)
    setFailed(!answer.ok)
    if (!answer.ok) return
    const found = new Map(answer.value.map((home) => [home.slug, home]))
    setKnown((before) => new Map([...before, ...asked.map((slug) => [slug, found.get(slug) ?? null] as const)]))
  }, [unknown, read])

  useEffect(() => void ask(), [ask])

  return {
    state: failed ? 'failed' : unknown ? 'reading' : 'read',
    of: (slug) => known.get(slug),
    again: () => (setFailed(false), void ask()),
  }
}
