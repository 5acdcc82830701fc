import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { ActionRow } from '../../components/ui/ActionRow'
import { buttonClass } from '../../components/ui/button-class'
import type { Listing } from '../../domain/listing/listing'
import { documentTitle } from '../../lib/document-title'
import { $session, checkSession } from '../../lib/http/admin-session'
import type { Result } from '../../lib/http/result'
import { paths } from '../../paths'
import type { Previewed } from './preview'
import { readPreview } from './preview.queries'
import { PreviewBar } from './PreviewBar'

const nothingSent = 'A preview sends nothing.'

/** Capturing: runs before any form's own handler, including the header's forms. */
function refuseToSend(event: SubmitEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
  alert(nothingSent)
}

interface MessageProps {
  title: string
  /** The reason, and what to do. */
  text: string
  children: ReactNode
}

/** Message in place of a preview, with links. */
const PreviewMessage = ({ title, text, children }: MessageProps) => (
  <div className="rail-row min-h-[calc(100vh-7rem)] pt-[clamp(2rem,6vw,6rem)] pb-section">
    <div className="rail">
      <p>Preview</p>
    </div>
    <div className="rail-main">
      <h1 className="mb-5.5">{title}</h1>
      <p className="lead">{text}</p>
      <ActionRow>{children}</ActionRow>
    </div>
  </div>
)

interface Props {
  /** Shown until the listing has loaded. */
  waiting: ReactNode
  /** The listing's page. */
  children: (listing: Listing) => ReactNode
}

/** A listing's page before publication, for staff only. */
export function Preview({ waiting, children }: Props) {
  const { status } = useStore($session)
  const [id] = useState(() => new URLSearchParams(location.search).get('id') ?? '')
  const [tries, setTries] = useState(0)
  const [result, setResult] = useState<Result<Previewed | string | null>>()
  const open = status === 'signed-in' || status === 'expired'
  useEffect(() => void checkSession(), [])
  useEffect(() => {
    addEventListener('submit', refuseToSend, true)
    return () => removeEventListener('submit', refuseToSend, true)
  }, [])
  useEffect(() => {
    if (!open) return
    let here = true
    void readPreview(id).then((read) => {
      if (!here) return
      setResult(read)
      if (read.ok && read.value && typeof read.value !== 'string')
        document.title = documentTitle(`Preview: ${read.value.listing.title}`)
    })
    return () => void (here = false)
  }, [open, id, tries])

  const again = () => {
    void checkSession()
    setTries(tries + 1)
  }
  if (status === 'signed-out')
    return (
      <PreviewMessage
        title="Sign in to see this preview"
        text="Only staff can see a preview. Visitors see the home when it is published."
      >
        <a
          className={buttonClass({ variant: 'primary' })}
          href={`${paths.adminSignIn}?to=${encodeURIComponent(paths.preview(id))}`}
        >
          Sign in
        </a>
      </PreviewMessage>
    )
  if (status === 'unknown' || (result && !result.ok))
    return (
      <PreviewMessage title="No preview" text="The preview could not be loaded. Check your connection, then try again.">
        <button type="button" className={buttonClass({ variant: 'primary' })} onClick={again}>
          Try again
        </button>
      </PreviewMessage>
    )
  if (!open || !result) return waiting
  if (result.value === null || typeof result.value === 'string')
    return (
      <PreviewMessage
        title="No preview"
        text={
          result.value === null
            ? 'This listing does not exist. Somebody may have deleted it.'
            : 'This draft cannot be shown yet. Its title, area, price or rooms are missing.'
        }
      >
        <a
          className={buttonClass({ variant: 'primary' })}
          href={result.value === null ? paths.admin : paths.adminProperty(id)}
        >
          {result.value === null ? 'The listings' : 'Back to the form'}
        </a>
      </PreviewMessage>
    )
  return (
    <>
      <PreviewBar {...result.value} />
      {children(result.value.listing)}
    </>
  )
}

/** Notice above a form of a preview. */
export const NothingSent = () => <p className="border-l-2 border-edge bg-paper px-5.5 py-3 text-note">{nothingSent}</p>
