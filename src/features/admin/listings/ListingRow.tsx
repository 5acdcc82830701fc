import { Picture } from '../../../components/ui/Picture'
import { badge, statusWords } from '../../../domain/listing/listing-status'
import { formatPrice } from '../../../lib/format/money'
import { rooms } from '../../../lib/format/words'
import { paths } from '../../../paths'
import type { AdminListing } from './listing-row'

interface Props {
  home: AdminListing
  /** How the list was come back to: from this home's form, saved or not. */
  returned?: 'saved' | 'unsaved' | undefined
  onStatus: () => void
  onDelete: () => void
}

/** The id of the link to a home's form. */
export const editLinkId = (id: string) => `edit-${id}`

/** One home in a line: what it is, what it costs, its status, and what can be done with it. */
export function HomeRow({ home, returned, onStatus, onDelete }: Props) {
  const { id, slug, listingType, status, title, area, price, beds, baths, thumb } = home
  return (
    <li className="home" data-status={status} data-returned={returned}>
      <figure>
        <Picture url={thumb} alt="" sizes="120px" />
      </figure>
      <div className="what">
        <p className="kind">
          <span className="badge-word">{badge(listingType)}</span> · {area}
          {returned === 'saved' && <strong>Just saved</strong>}
        </p>
        <h2>
          <a href={paths.adminProperty(id)} tabIndex={-1}>
            {title}
          </a>
        </h2>
      </div>
      <p className="cost">
        <strong>{formatPrice(price, listingType)}</strong>
        <span>{rooms({ beds, baths })}</span>
      </p>
      <div className="stands">
        <span className="select">
          <button type="button" className="input" aria-haspopup="dialog" onClick={onStatus}>
            <span className="sr-only">Status of {title}: </span>
            {statusWords[status]}
          </button>
        </span>
      </div>
      <p className="acts">
        {status !== 'draft' && (
          <a href={paths.property(slug)}>
            View<span className="sr-only"> {title}</span>
          </a>
        )}
        <a id={editLinkId(id)} href={paths.adminProperty(id)}>
          Edit<span className="sr-only"> {title}</span>
        </a>
        <button type="button" onClick={onDelete}>
          Delete<span className="sr-only"> {title}</span>
        </button>
      </p>
    </li>
  )
}
