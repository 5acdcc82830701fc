import { Picture } from '../../components/ui/Picture'
import { formatPrice } from '../../lib/format/money'
import { paths } from '../../paths'
import { forgetSeen } from './saved.store'
import type { Homes } from './useListings'

/** The homes last looked at, and the visitor's say in whether they are kept at all. */
export function RecentHomes({ seen, homes }: { seen: string[] | null; homes: Homes }) {
  const known = (seen ?? []).flatMap((slug) => homes.of(slug) ?? [])
  return (
    <section className="row section last recent" id="recent">
      <div className="rail">History</div>
      <div className="main">
        <h2>Recently viewed</h2>
        {known.length > 0 && (
          <ul>
            {known.map(({ slug, title, area, thumb, alt, price, listingType, gone, status }) => (
              <li key={slug}>
                <a href={paths.property(slug)}>
                  <span className="frame">
                    <Picture url={thumb} alt={alt} sizes="(min-width: 800px) 12vw, 45vw" />
                  </span>
                  <strong>{title}</strong>
                  <span>
                    {area} · {gone ? status : formatPrice(price, listingType)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="choice">
          <input
            type="checkbox"
            id="keep-seen"
            checked={seen !== null}
            onChange={({ target }) => forgetSeen(target.checked)}
          />
          <label htmlFor="keep-seen">Keep the last twelve homes I look at, in this browser only</label>
        </div>
        {seen !== null && seen.length > 0 && (
          <button type="button" className="quiet" onClick={() => forgetSeen(true)}>
            Forget these
          </button>
        )}
      </div>
    </section>
  )
}
