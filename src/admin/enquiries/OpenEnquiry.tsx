import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dropUnsaved, unsavedTexts } from '../ui/draft'
import { LoadState } from '../ui/LoadState'
import { UnsavedTexts } from '../ui/UnsavedTexts'
import { EnquiryDetail, detailTitleClass, type ViewingsOf } from './EnquiryDetail'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { useOpenEnquiry } from './inbox-data'
import { isSideBySide, rowId, titleId } from './inbox-keys'
import { $inboxLocation } from './inbox.store'
import { PlaceLink } from './PlaceLink'

/** An enquiry that does not exist. What was typed about it is shown once, then deleted: its person may be erased. */
function MissingEnquiry({ enquiryKey: key }: { enquiryKey: string }) {
  const [texts, setTexts] = useState(() => unsavedTexts({ key }))
  useEffect(() => dropUnsaved(key), [key])
  return (
    <>
      <h2 className={detailTitleClass}>This enquiry no longer exists.</h2>
      <p>It may have been erased.</p>
      {texts.length > 0 && (
        <>
          <p className="mt-4">What you typed about it cannot be saved. It is shown only this once.</p>
          <UnsavedTexts texts={texts} onDiscard={() => setTexts([])} />
        </>
      )}
    </>
  )
}

interface Props {
  now: Date
  historyOf: (enquiry: Enquiry) => ReactNode
  viewingsOf: ViewingsOf
}

/**
 * The open enquiry: beside the list, or on narrow screens in its place. Opening moves the focus, closing restores it.
 */
export function OpenEnquiry({ now, historyOf, viewingsOf }: Props) {
  const { open } = useStore($inboxLocation)
  const query = useOpenEnquiry()
  const { data: enquiry } = query
  const pane = useRef<HTMLElement>(null)
  const previousState = useRef<{ open: string; scrollY: number } | null>(null)

  useEffect(() => {
    const previous = previousState.current
    const isNarrow = !isSideBySide()
    previousState.current = { open, scrollY: previous?.scrollY ?? 0 }
    // On page load the focus stays with the browser.
    if (!previous || previous.open === open) return
    if (open) {
      pane.current?.focus({ preventScroll: true })
      pane.current?.scrollTo(0, 0)
      if (isNarrow) scrollTo(0, 0)
      return
    }
    // Another page of the list has closed it.
    if (document.activeElement?.id === titleId) return
    if (isNarrow) scrollTo(0, previous.scrollY)
    const row = document.getElementById(rowId(previous.open))
    if (row) row.focus({ preventScroll: true })
    // An erased enquiry has no row, and the title may be far above.
    else document.getElementById(titleId)?.focus()
  }, [open])
  useEffect(() => {
    const storeScrollY = () => previousState.current?.open === '' && (previousState.current.scrollY = scrollY)
    addEventListener('scroll', storeScrollY, { passive: true })
    return () => removeEventListener('scroll', storeScrollY)
  }, [])

  if (!open) return null
  return (
    <section
      className={clsx(
        'focus:outline-none max-desktop:max-w-168',
        'desktop:sticky desktop:top-17 desktop:max-h-[calc(100dvh-4.25rem)] desktop:self-start',
        // The page scrolls on at its end. A bar that sticks there would stay above padding, not above this space.
        'desktop:overflow-y-auto desktop:after:block desktop:after:h-8',
        'desktop:-me-1 desktop:border-l desktop:border-line desktop:pt-5 desktop:pr-1 desktop:pl-8',
      )}
      ref={pane}
      tabIndex={-1}
      aria-label={enquiry ? `Enquiry from ${enquiry.name}` : 'Enquiry'}
    >
      <p className="text-small text-ink-2 desktop:float-right desktop:ml-4">
        <PlaceLink className="inline-block py-2.5 quiet-link desktop:py-0" to={{ open: '' }}>
          Back to the list
        </PlaceLink>
      </p>
      <LoadState query={query} failure="This enquiry could not be loaded." loading="Loading the enquiry..." />
      {enquiry === null && <MissingEnquiry key={open} enquiryKey={open} />}
      {enquiry && (
        <EnquiryDetail key={enquiryKey(enquiry)} {...{ enquiry, now, viewingsOf }} history={historyOf(enquiry)} />
      )}
    </section>
  )
}
