import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteContent } from '../../domain/site-content/site-content'
import { failureOf, unwrap } from '../query/request-error'
import type { Outcome } from './SaveOutcome'
import { readSiteContent, saveSiteContent, type Stored } from './site-content.queries'

/**
 * Saves the site content, unless a colleague has changed it.
 * @param draftVersion the version that restored input was based on: a later change is a conflict
 * @param onStored called with the content that the form must show
 */
export function useSaveSite(
  first: Stored & { version: string },
  draftVersion: string | undefined,
  onStored: (content: SiteContent) => void,
) {
  const [stored, setStored] = useState<Stored>(first)
  const [version, setVersion] = useState(draftVersion ?? first.version)
  const [outcome, setOutcome] = useState<Outcome>(draftVersion === undefined ? null : { kind: 'restored' })

  function show(now: Stored, next: Outcome) {
    setStored(now)
    if (now.version) setVersion(now.version)
    setOutcome(next)
    onStored(now.content)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ content, expectedVersion }: { content: SiteContent; expectedVersion: string }) => {
      const saved = unwrap(await saveSiteContent(content, expectedVersion))
      return saved ? { saved } : { theirs: unwrap(await readSiteContent()) }
    },
    onMutate: () => setOutcome(null),
    onError: (error) => setOutcome({ kind: 'failed', unreachable: failureOf(error).kind === 'unreachable' }),
    onSuccess: ({ saved, theirs }) => (saved ? show(saved, { kind: 'saved' }) : setOutcome({ kind: 'newer', theirs })),
  })
  const save = (content: SiteContent, expectedVersion: string) => mutate({ content, expectedVersion })
  return { stored, version, outcome, isPending, save, show }
}
