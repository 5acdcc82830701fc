import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { LoadState } from '../ui/LoadState'
import { EnquiryDetail, detailTitleClass, type ViewingsOf } from './EnquiryDetail'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import type { Enquiry } from './inbox'
import { useOpenEnquiry } from './inbox-data'
import { isAbreast, rowId, titleId } from './inbox-keys'
import { $inboxLocation } from './inbox-location.store'
import { PlaceLink } from './PlaceLink'

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
  const before = useRef<{ open: string; scrolled: number } | null>(null)

  useEffect(() => {
    const last = before.current
    const narrow = !isAbreast()
    before.current = { open, scrolled: last && last.open === '' ? last.scrolled : (last?.scrolled ?? 0) }
    // On page load the focus stays with the browser.
    if (!last || last.open === open) return
    if (open) {
      pane.current?.focus({ preventScroll: true })
      pane.current?.scrollTo(0, 0)
      if (narrow) scrollTo(0, 0)
      return
    }
    if (narrow) scrollTo(0, last.scrolled)
    const row = document.getElementById(rowId(last.open)) ?? document.getElementById(titleId)
    row?.focus({ preventScroll: true })
  }, [open])
  useEffect(() => {
    const remember = () => before.current?.open === '' && (before.current.scrolled = scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  if (!open) return null
  return (
    <section
      className={clsx(
        'focus:outline-none max-desktop:max-w-168',
        'desktop:sticky desktop:top-17 desktop:max-h-[calc(100dvh-4.25rem)] desktop:self-start',
        'desktop:overflow-y-auto desktop:overscroll-contain',
        'desktop:border-l desktop:border-line desktop:pt-5 desktop:pb-8 desktop:pl-8',
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
      {enquiry === null && (
        <>
          <h2 className={detailTitleClass}>This enquiry no longer exists.</h2>
          <p>It may have been erased.</p>
        </>
      )}
      {enquiry && (
        <EnquiryDetail key={enquiryKey(enquiry)} {...{ enquiry, now, viewingsOf }} history={historyOf(enquiry)} />
      )}
    </section>
  )
}
