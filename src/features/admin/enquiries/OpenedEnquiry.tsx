import { buttonClass } from '../../../components/ui/button-class'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { EnquiryDetail } from './EnquiryDetail'
import { enquiryKey } from './inbox'
import { PlaceLink } from './PlaceLink'
import { $opened, $inboxLocation, retry } from './inbox.store'

// From here on the list and the enquiry stand side by side (as inbox.css has it).
const abreast = '(min-width: 75rem)'

/**
 * The enquiry that is open: beside the list, or on a narrow screen in its place. Opening takes the focus, closing
 * gives it back.
 */
export function Opened({ now }: { now: Date }) {
  const { open } = useStore($inboxLocation)
  const opened = useStore($opened)
  const pane = useRef<HTMLElement>(null)
  const before = useRef<{ open: string; scrolled: number } | null>(null)

  useEffect(() => {
    const last = before.current
    const narrow = !matchMedia(abreast).matches
    before.current = { open, scrolled: last && last.open === '' ? last.scrolled : (last?.scrolled ?? 0) }
    // As the page opens the focus stays where the browser has it.
    if (!last || last.open === open) return
    if (open) {
      pane.current?.focus({ preventScroll: true })
      pane.current?.scrollTo(0, 0)
      if (narrow) scrollTo(0, 0)
      return
    }
    if (narrow) scrollTo(0, last.scrolled)
    const row = document.getElementById(`row-${last.open}`) ?? document.getElementById('inbox-title')
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
      className="opened"
      ref={pane}
      tabIndex={-1}
      aria-label={typeof opened === 'object' ? `Enquiry from ${opened.name}` : 'Enquiry'}
    >
      <p className="back">
        <PlaceLink to={{ open: '' }}>Back to the list</PlaceLink>
      </p>
      {opened === 'waiting' && (
        <div className="bones lines" role="status">
          <span className="sr-only">Loading the enquiry...</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {opened === 'gone' && (
        <>
          <h2>This enquiry is not here any more.</h2>
          <p>It may have been erased.</p>
        </>
      )}
      {opened === 'failed' && (
        <>
          <h2>This enquiry could not be loaded.</h2>
          <p>
            <button type="button" className={buttonClass({ variant: 'outline' })} onClick={retry}>
              Try again
            </button>
          </p>
        </>
      )}
      {typeof opened === 'object' && <EnquiryDetail key={enquiryKey(opened)} enquiry={opened} now={now} />}
    </section>
  )
}
