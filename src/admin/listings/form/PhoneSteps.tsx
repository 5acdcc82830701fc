import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { capitalised } from '../../../lib/format/words'
import { Button, TextButton } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { useBottomBar } from '../../ui/use-bottom-bar'
import { listAddress } from '../list-url'
import { confirmLeaving } from './LeaveDialog'
import { savedAt } from './saved-at'
import { $section, openSection } from './section.store'
import { SectionList } from './SectionList'
import type { Step } from './form-sections'
import { useListingForm } from './useListingForm'
import { saveListing } from './save-listing'
import { ViewPage } from './ViewPage'

// Below 736 px the form shows one section at a time.

function useStep(steps: readonly Step[]) {
  const current = useStore($section)
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  )
  return { place: index, step: steps[index], previous: steps[index - 1], next: steps[index + 1] }
}

/** The way back to the list, whether everything is saved, and a button that saves. */
export function PhoneHeader({ dirty }: { dirty: boolean }) {
  const { isNew, version, status } = useListingForm()
  const mayEdit = useStore($mayEdit)
  const unsaved = isNew || dirty
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 text-note tablet:hidden">
      <TextButton className="min-h-11 decoration-transparent" onClick={() => confirmLeaving(listAddress())}>
        <span aria-hidden="true">← </span>Listings
      </TextButton>
      {status !== 'closed' && (
        <p className="flex items-center gap-4 text-ink-2">
          <span role="status">{unsaved ? 'Not saved yet' : capitalised(savedAt(version))}</span>
          {mayEdit && unsaved && (
            <TextButton className="min-h-11 text-ink" busy={status !== 'editing'} onClick={() => void saveListing()}>
              {status === 'editing' ? 'Save' : 'Saving...'}
            </TextButton>
          )}
        </p>
      )}
    </div>
  )
}

/** The progress, and the listing's title with the number of the section: a press shows all sections. */
export function PhoneTitle({ steps }: { steps: readonly Step[] }) {
  const { values } = useListingForm()
  const [open, setOpen] = useState(false)
  const { place, step } = useStep(steps)
  return (
    <div className="tablet:hidden">
      <svg
        className="-mx-margin h-0.75 w-[calc(100%+2*var(--spacing-margin))] bg-line forced-colors:bg-[GrayText]"
        viewBox={`0 0 ${steps.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-green forced-colors:fill-[CanvasText]" width={place + 1} height="1" />
      </svg>
      <button
        type="button"
        className="mt-1.5 flex min-h-11 w-full cursor-pointer items-center gap-1 text-left text-small text-ink-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="min-w-0 truncate">{values.title || 'New listing'}</span>
        <span className="whitespace-nowrap">
          · {place + 1} of {steps.length}
        </span>
        <span className="ml-auto pl-3 whitespace-nowrap">
          <span className="text-ink quiet-link">All sections</span>
        </span>
      </button>
      <Sheet title="Sections" isOpen={open} onClose={() => setOpen(false)}>
        <SectionList
          steps={steps}
          current={step?.id ?? ''}
          onOpen={(id) => {
            setOpen(false)
            // The sheet gives the focus back to its button first.
            setTimeout(() => openSection(id), 50)
          }}
        />
        <ViewPage className="mt-3 pointer-coarse:py-3" />
      </Sheet>
    </div>
  )
}

const stepButtonClass = clsx(buttonClass({ variant: 'secondary', size: 'small' }), 'px-3 py-1 leading-[1.2]')

/** Back, Next, and Publish or Save, always in sight. */
export function PhoneBar({ steps }: { steps: readonly Step[] }) {
  const { stored, status } = useListingForm()
  const bar = useBottomBar()
  const { previous, next } = useStep(steps)
  const mayEdit = useStore($mayEdit)
  const draft = stored.status === 'draft'
  const busy = status !== 'editing'
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-4 -mx-margin mt-auto flex gap-2 border-t border-line bg-stucco px-margin pt-2.5',
        'pb-[max(0.625rem,env(safe-area-inset-bottom))] tablet:hidden',
      )}
      ref={bar}
    >
      {previous && (
        <button type="button" className={stepButtonClass} onClick={() => openSection(previous.id)}>
          Back
        </button>
      )}
      {next && (
        <button type="button" className={clsx(stepButtonClass, 'min-w-0 flex-1')} onClick={() => openSection(next.id)}>
          <span className="truncate">Next: {next.title}</span>
        </button>
      )}
      {mayEdit && (
        <Button
          variant="primary"
          size="small"
          className={clsx(!next && 'flex-1')}
          busy={busy}
          onClick={() => void saveListing(draft ? { status: 'live' } : {})}
        >
          {busy ? 'Saving...' : draft ? 'Publish' : 'Save'}
        </Button>
      )}
    </div>
  )
}
