import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { statusLabels } from '../../../domain/listing/listing-status'
import { $mayEdit } from '../../../lib/http/admin-session'
import { formatDay } from '../../../lib/time/format-day'
import { londonDay, londonWall } from '../../../lib/time/london-time'
import { paths } from '../../../paths'
import { $form, isDirty } from './form.store'
import { save } from './save-form.store'
import { leaveFor } from './LeaveDialog'
import { listAddress } from '../list-url'
import { serverDate } from '../../../lib/time/server-time'

/** `saved 09:38`, or the day unless today. */
function savedAt(version: unknown): string {
  const moment = new Date(String(version))
  if (typeof version !== 'string' || Number.isNaN(moment.getTime())) return ''
  return londonDay(moment) === londonDay(serverDate())
    ? `saved ${londonWall(moment).slice(11)}`
    : `saved ${formatDay(version)}`
}

/** The form's title, status and actions, always visible. */
export function FormBar({ gaps }: { gaps: string }) {
  const { id, fresh, status, values, stored, version } = useStore($form)
  const there = status === 'editing' || status === 'saving' || status === 'saved'
  const dirty = isDirty($form.get())
  const mayEdit = useStore($mayEdit)
  const look = (className: string) =>
    there &&
    !fresh && <Look className={className} id={id} slug={stored.slug} draft={stored.status === 'draft'} dirty={dirty} />
  return (
    <div
      className={clsx(
        'rail-row z-4 items-center border-b border-line bg-paper py-2.5 max-tablet:pt-4',
        'tablet:min-h-16 tall:tablet:sticky tall:tablet:top-0 tall:desktop:top-17',
      )}
    >
      <div>
        <button
          type="button"
          className="cursor-pointer py-2 text-note quiet-link decoration-transparent hover:decoration-brick"
          onClick={() => leaveFor(listAddress())}
        >
          <span aria-hidden="true">← </span>Back to Properties
        </button>
        {look('max-tablet:hidden laptop:hidden')}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 rail-main">
        <h1 className="text-h3 leading-[1.2] whitespace-nowrap">
          {!mayEdit ? 'Property' : fresh ? 'Add New Property' : 'Edit Property'}
        </h1>
        {there && (
          <>
            <StatusPill
              label={fresh ? 'Not saved yet' : statusLabels[stored.status]}
              live={!fresh && stored.status !== 'draft'}
            />
            <p className="min-w-0 flex-1 truncate text-note text-ink-2 max-tablet:basis-full empty:max-tablet:hidden">
              {[values.title, values.facts.reference?.value, dirty ? 'unsaved changes' : savedAt(version)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {look('tablet:max-laptop:hidden')}
            {mayEdit && <FormActions className="max-tablet:hidden" gaps={gaps} />}
          </>
        )}
      </div>
    </div>
  )
}

const StatusPill = ({ label, live }: { label: string; live: boolean }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1.75 rounded-full border px-2.75 py-0.75',
      'text-small leading-[1.3] font-medium tablet:max-laptop:hidden',
      'whitespace-nowrap before:size-2 before:rounded-full before:bg-current forced-colors:before:bg-[CanvasText]',
      live ? 'border-green text-green' : 'border-edge text-ink-2',
    )}
  >
    {label}
  </span>
)

interface LookProps {
  className: string
  id: string
  slug: string
  draft: boolean
  dirty: boolean
}

/** Opens the listing's page, or the preview of its stored draft. */
const Look = ({ className, id, slug, draft, dirty }: LookProps) => (
  <a
    className={clsx('inline-block py-2 text-note whitespace-nowrap quiet-link', className)}
    href={draft ? paths.preview(id) : paths.property(slug)}
    target="_blank"
  >
    {draft ? 'Preview' : 'View page'}
    {dirty && ' (saved version)'}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

/** Save and Cancel: in the bar, and at the bottom on phones; with a link to the checklist where that is not visible. */
export function FormActions({ gaps, className }: { gaps: string; className?: string }) {
  const { fresh, status } = useStore($form)
  const busy = status === 'saving' || status === 'saved'
  return (
    <div className={clsx('flex items-center gap-2.5', className)}>
      <a className="py-2.5 text-note whitespace-nowrap quiet-link tablet:hidden" href="#checklist">
        {gaps || 'Checklist'}
      </a>
      <button
        type="button"
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        disabled={busy}
        onClick={() => leaveFor(listAddress())}
      >
        Cancel
      </button>
      <button
        type="submit"
        form="property-form"
        className={clsx(buttonClass({ variant: 'primary', size: 'small' }), 'max-tablet:flex-1')}
        disabled={busy}
        aria-busy={busy}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl S"
      >
        {busy ? 'Saving...' : fresh ? 'Create Property' : 'Update Property'}
      </button>
    </div>
  )
}

/** Ctrl S, or Command S on a Mac, saves. */
export function useSaveKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!$mayEdit.get()) return
      if (!document.querySelector('dialog[open]')) void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
