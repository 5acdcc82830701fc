import { titleLanguage } from '#messages/formats.ts'
import { separator } from '#messages/alert-subject.ts'
import { noneOnMarket } from '#messages/alert-page.ts'
import { type Alert, alertDetails, alertTitle } from '../../domain/alert/alert'
import { watchedText } from '../../domain/alert/watched-listing'
import { listPath, paths } from '../../paths'

/** The subject of an alert: its search or its watched listings. */
export function AlertSubject({ alert }: { alert: Alert }) {
  if (alert.kind === 'listings')
    return alert.watched.length > 0 ? (
      <ul className="border-t border-line">
        {alert.watched.map((listing) => (
          <li className="border-b border-line py-3" key={listing.slug}>
            <a
              className="font-semibold quiet-link"
              href={paths.property(listing.slug)}
              lang={titleLanguage || undefined}
            >
              {listing.title}
            </a>
            <p className="text-note text-ink-2">{watchedText(listing)}</p>
          </li>
        ))}
      </ul>
    ) : (
      <p>{noneOnMarket}</p>
    )
  const details = alertDetails(alert.filters)
  return (
    <div>
      <p>
        <a className="font-semibold quiet-link" href={`${listPath(alert.filters.type)}?${alert.address}`}>
          {alertTitle(alert.filters)}
        </a>
      </p>
      {details.length > 0 && <p>{details.join(separator)}</p>}
    </div>
  )
}
