import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { columnLabel } from '../../../domain/listing/column-label'
import { toTexts } from '../../../lib/format/to-text'
import { $mayEdit } from '../../../lib/http/admin-session'
import { unwrap } from '../../query/request-error'
import { useRead } from '../../query/use-read'
import { TextButton } from '../../ui/Button'
import { readRecord, saveRecord } from '../listing-record.queries'

/** What no feed may change in a listing, with the button that lets feeds change it again. */
export function FeedLocks({ id }: { id: string }) {
  const mayEdit = useStore($mayEdit)
  const client = useQueryClient()
  const key = ['feed-locks', id]
  const { data: record } = useRead(key, async () => unwrap(await readRecord(id)))
  const locks = toTexts(record?.protected_columns)
  const unlock = useMutation({
    mutationFn: () => saveRecord(id, { protected_columns: [] }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
  // The button goes, so the focus goes to the result.
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (unlock.isSuccess) status.current?.focus()
  }, [unlock.isSuccess])
  if (unlock.isSuccess)
    return (
      <p className="mb-5 text-note focus:outline-none" ref={status} role="status" tabIndex={-1}>
        Feeds may change this listing again.
      </p>
    )
  if (locks.length === 0) return null
  return (
    <p className="mb-5 text-note">
      Locked against the feed: {locks.map(columnLabel).join(', ')}.{' '}
      {mayEdit && (
        <TextButton className="pointer-coarse:min-h-11" busy={unlock.isPending} onClick={() => unlock.mutate()}>
          Unlock
        </TextButton>
      )}
      <span role="status">{unlock.isError && ' It could not be unlocked. Try again.'}</span>
    </p>
  )
}
