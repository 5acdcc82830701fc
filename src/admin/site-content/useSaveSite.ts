import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteContent } from '../../domain/site-content/site-content'
import { unsavedNotice } from '../query/failure-text'
import type { Outcome } from './SaveOutcome'
import { type SiteValues, toContent } from './site-values'
import { saveSiteContent, type Stored } from './site-content.queries'

/**
 * Saves the site content, unless a colleague has changed it.
 * @param draftVersion the version that restored input was based on: a later change is a conflict
 * @param onStored called with the stored content, and after a save with the values that were sent as JSON: values typed
 *   since then stay in the form
 */
export function useSaveSite(
  initial: Stored & { version: string },
  draftVersion: string | undefined,
  onStored: (content: SiteContent, sent?: string) => void,
) {
  const [stored, setStored] = useState<Stored>(initial)
  const [version, setVersion] = useState(draftVersion ?? initial.version)
  const [outcome, setOutcome] = useState<Outcome>(draftVersion === undefined ? null : { kind: 'restored' })

  function show(now: Stored, next: Outcome, sent?: string) {
    setStored(now)
    if (now.version) setVersion(now.version)
    setOutcome(next)
    onStored(now.content, sent)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent, expectedVersion }: { sent: string; expectedVersion: string }) =>
      saveSiteContent(toContent(JSON.parse(sent) as SiteValues), expectedVersion),
    onMutate: () => setOutcome(null),
    onError: (error) => setOutcome({ kind: 'failed', problem: unsavedNotice(error, {}) }),
    onSuccess: (result, { sent }) =>
      'saved' in result ? show(result.saved, { kind: 'saved' }, sent) : setOutcome({ kind: 'newer', ...result }),
  })
  const save = (values: SiteValues, expectedVersion: string) =>
    mutate({ sent: JSON.stringify(values), expectedVersion })
  return { stored, version, outcome, isPending, save, show }
}
