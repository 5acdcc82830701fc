import { fullStop, tryAgain } from '#messages/common.ts'
import * as messages from '#messages/property.ts'
import { useEffect } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ActionRow } from '../../components/ui/ActionRow'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { documentTitle } from '../../lib/document-title'
import { notFoundTitle } from '../../domain/listing/listing-head'
import { listLinks } from '../../domain/listing/offered-types'
import { paths } from '../../paths'

export const propertyNotFoundMessage = messages.notFound

interface Props {
  message: string
  /** Reads the listing again, after a failure. */
  onRetry?: () => void
  isRetrying?: boolean
}

/** Shown instead of a property: one of the specification's three reasons, and ways on. */
export function PropertyNotFound({ message, onRetry, isRetrying }: Props) {
  useEffect(() => {
    document.title = documentTitle(notFoundTitle)
  }, [])
  return (
    <div className="rail-row min-h-[50vh] pt-[clamp(2rem,6vw,6rem)] pb-fluid-lg" data-not-found>
      <div className="rail">
        <p>{messages.pageTitle}</p>
      </div>
      <div className="rail-main">
        <h1 className="mb-5.5">{notFoundTitle}</h1>
        <p className="lead" role="alert">
          {message}
        </p>
        <p className="mt-3">
          {messages.seeOthers} <PhoneLink />
          {fullStop}
        </p>
        <ActionRow>
          {onRetry && (
            <button type="button" className={buttonClass({ variant: 'primary' })} onClick={onRetry}>
              {isRetrying ? messages.loading : tryAgain}
            </button>
          )}
          <a className={buttonClass({ variant: onRetry ? 'outline' : 'primary' })} href={paths.home}>
            {messages.returnHome}
          </a>
          {listLinks.map(({ path, label }) => (
            <a href={path} key={path}>
              {label}
            </a>
          ))}
        </ActionRow>
      </div>
    </div>
  )
}
