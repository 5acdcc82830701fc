import { Picture } from '../../components/ui/Picture'
import { badge, type Status, statusesOf, statusWords } from '../../lib/listing-status'
import { formatPrice } from '../../lib/money'
import { rooms } from '../../lib/words'
import { paths } from '../../paths'
import type { Home } from './home'
import { changeStatus } from './list.store'

/** One home in a line: what it is, what it costs, where it stands, and what can be done with it. */
export function HomeRow({ home, onDelete }: { home: Home; onDelete: () => void }) {
  const { id, slug, listingType, status, title, area, price, beds, baths, thumb } = home
  return (
    <li className="home" data-status={status}>
      <figure><Picture url={thumb} alt="" sizes="120px" /></figure>
      <div className="what">
        <p className="kind"><span className="badge-word">{badge(listingType)}</span> · {area}</p>
        <h2><a href={paths.adminProperty(id)} tabIndex={-1}>{title}</a></h2>
      </div>
      <p className="cost">
        <strong>{formatPrice(price, listingType)}</strong>
        <span>{rooms({ beds, baths })}</span>
      </p>
      <div className="stands">
        <label className="sr-only" htmlFor={`status-${id}`}>Status of {title}</label>
        <span className="select">
          <select className="input" id={`status-${id}`} value={status} onChange={({ target }) => void changeStatus(home, target.value as Status)}>
            {statusesOf(listingType).map((one) => <option key={one} value={one}>{statusWords[one]}</option>)}
          </select>
        </span>
      </div>
      <p className="acts">
        {status === 'draft' ? <span title="Nobody sees a draft on the site.">View</span> : <a href={paths.property(slug)}>View<span className="sr-only"> {title}</span></a>}
        <a href={paths.adminProperty(id)}>Edit<span className="sr-only"> {title}</span></a>
        <button type="button" onClick={onDelete}>Delete<span className="sr-only"> {title}</span></button>
      </p>
    </li>
  )
}
