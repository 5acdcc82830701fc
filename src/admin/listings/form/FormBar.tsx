import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect } from 'react'
import { statusLabels } from '../../../domain/listing/listing-status'
import { $mayEdit } from '../../../lib/http/admin-session'
import { Button, TextButton } from '../../ui/Button'
import { listAddress } from '../list-url'
import { isDirty } from './form.store'
import { confirmLeaving } from './LeaveDialog'
import { PhoneHeader } from './PhoneSteps'
import { savedAt } from './saved-at'
import { useListingForm } from './useListingForm'
import { saveListing } from './save-listing'
import { ViewPage } from './ViewPage'

/** The form's title, status and actions, always visible. Phones have a shorter one. The title waits for no listing. */
export function FormBar({ isNew }: { isNew: boolean }) {
  const { status, values, stored, version } = useListingForm()
  const open = status !== 'closed'
  const dirty = isDirty()
  const savedText = dirty ? 'unsaved changes' : savedAt(version)
  const mayEdit = useStore($mayEdit)
  return (
    <div
      className={clsx(
        'rail-row z-4 items-center border-line bg-paper max-tablet:bg-stucco tablet:border-b tablet:py-2.5',
        'tablet:min-h-16 tablet:max-laptop:py-1.5 tall:tablet:sticky tall:tablet:top-0 tall:desktop:top-17',
      )}
    >
      <PhoneHeader dirty={dirty} />
      <div className="max-tablet:hidden">
        <TextButton
          className="py-2 text-note decoration-transparent hover:decoration-brick tablet:max-laptop:py-0.5"
          onClick={() => confirmLeaving(listAddress())}
        >
          <span aria-hidden="true">← </span>Back to Properties
        </TextButton>
        {open && <p className="truncate text-small text-ink-2 laptop:hidden">{savedText}</p>}
      </div>
      <div className="flex min-w-0 items-center gap-x-3.5 rail-main max-tablet:sr-only">
        <h1 className="text-h3 leading-[1.2] whitespace-nowrap">
          {!mayEdit ? 'Property' : isNew ? 'Add New Property' : 'Edit Property'}
        </h1>
        {open && (
          <div className="contents max-tablet:hidden">
            <span
              className={clsx(
                'inline-flex items-center gap-1.75 rounded-full border px-2.75 py-0.75',
                'text-small leading-[1.3] font-medium max-laptop:hidden',
                'whitespace-nowrap before:size-2 before:rounded-full before:bg-current',
                'forced-colors:before:bg-[CanvasText]',
                stored.status === 'draft' ? 'border-edge text-ink-2' : 'border-green text-green',
              )}
            >
              {isNew ? 'Not saved yet' : statusLabels[stored.status]}
            </span>
            <p className="min-w-0 flex-1 truncate text-note text-ink-2 max-laptop:hidden">
              {savedText}
              <span className="max-desktop:hidden">
                {[values.title, values.facts.reference?.value].map((text) => text && ` · ${text}`)}
              </span>
            </p>
            <ViewPage className="max-desktop:hidden" />
            {mayEdit && <FormActions />}
          </div>
        )}
      </div>
    </div>
  )
}

/** Save and Cancel. */
function FormActions() {
  const { isNew, status } = useListingForm()
  const busy = status === 'saving' || status === 'saved'
  return (
    <div className="ml-auto flex items-center gap-2.5">
      {/* oxlint-disable-next-line eslint-js/no-restricted-syntax -- The other button keeps the focus. */}
      <Button variant="secondary" size="small" disabled={busy} onClick={() => confirmLeaving(listAddress())}>
        Cancel
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="small"
        form="property-form"
        busy={busy}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl S"
      >
        {busy ? 'Saving...' : isNew ? 'Create Property' : 'Update Property'}
      </Button>
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
      if (!document.querySelector('dialog[open], [role="dialog"]')) void saveListing()
    }
    // Before a list of pictures stops the event.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
}
