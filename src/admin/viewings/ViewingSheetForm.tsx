import type { ComponentProps } from 'react'
import { useViewingDraft } from './useViewingDraft'
import type { ViewingDraft } from './viewing-drafts'
import { ViewingForm } from './ViewingForm'

interface Props extends Pick<ComponentProps<typeof ViewingForm>, 'enquiry' | 'viewing' | 'onSaved' | 'onCancel'> {
  /** The storage key of the draft. */
  draftKey: string
  initial: () => ViewingDraft
}

/** Books or changes a viewing in a sheet. Unsaved input stays in this tab. */
export function ViewingSheetForm({ enquiry, viewing, draftKey, initial, onSaved, onCancel }: Props) {
  const { draft, store, drop } = useViewingDraft(draftKey, initial)
  if (!draft) return null
  return (
    // A sheet lies above the tab bar of a phone.
    <div className="[--bottom-bars:0px]">
      <ViewingForm
        {...{ enquiry, draft, onSaved }}
        viewing={draft.id === viewing?.id ? viewing : undefined}
        takesFocus
        onType={store}
        onStored={drop}
        onCancel={() => {
          drop(draft.id)
          onCancel()
        }}
      />
    </div>
  )
}
