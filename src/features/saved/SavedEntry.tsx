import { type ReactNode, useId } from 'react'
import { Picture } from '../../components/ui/Picture'
import { formatPrice } from '../../lib/format/money'
import { rooms } from '../../lib/format/words'
import { paths } from '../../paths'
import type { Home } from './compare'
import type { SavedHome } from './saved'
import type { Compared } from './useCompared'

interface Props {
  slug: string
  /** As it is now: undefined while that is not known, null once it is nowhere. */
  home: Home | null | undefined
  /** As it was when it was saved. */
  saved?: SavedHome | undefined
  compared: Compared
  /** What can be done with it. */
  actions: ReactNode
  children?: ReactNode
}

/** One home of a list: its picture, what it costs now and did then, what has become of it. */
export function Entry({ slug, home, saved, compared, actions, children }: Props) {
  const id = useId()
  const title = home?.title ?? saved?.title ?? (home === null ? 'A home that is gone' : 'A home')
  const price = home ?? (saved && { price: saved.price, listingType: saved.type })
  const chosen = compared.slugs.includes(slug)
  const before =
    home && !home.gone && saved && home.listingType === saved.type && home.price !== saved.price
      ? formatPrice(saved.price, saved.type)
      : null
  return (
    <li className="entry">
      <div className={home === null ? 'frame none' : 'frame'}>
        {home && (
          <Picture
            url={home.thumb}
            alt={home.alt}
            sizes="(min-width: 1500px) 256px, (min-width: 800px) 17vw, (min-width: 600px) 208px, 88vw"
          />
        )}
      </div>
      <div className="words">
        {(home === null || home?.says) && (
          <p className="became">{home?.says ?? 'This home is no longer on the site.'}</p>
        )}
        <h3>{home === null ? title : <a href={paths.property(slug)}>{title}</a>}</h3>
        {home !== null && <p className="place">{home && `${home.area} · ${rooms(home)}`}</p>}
        {price && (
          <p className="costs">
            <strong>{formatPrice(price.price, price.listingType)}</strong>
            {before && <span> was {before} when you saved it</span>}
            {!home && <span> when you saved it</span>}
            {home?.gone && <span> last asked</span>}
          </p>
        )}
        {children}
      </div>
      <div className="doing">
        {home && (
          <div className="choice">
            <input
              type="checkbox"
              id={id}
              checked={chosen}
              disabled={compared.full && !chosen}
              onChange={({ target }) => compared.choose(slug, target.checked)}
            />
            <label htmlFor={id}>
              Compare<span className="sr-only"> {title}</span>
            </label>
          </div>
        )}
        {actions}
      </div>
    </li>
  )
}
