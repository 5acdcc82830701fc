import type { Listing } from '../../domain/listing/listing'
import { formatPrice } from '../../lib/format/money'
import { paths } from '../../paths'
import { comparedRows } from './compare'

interface Props {
  listings: Listing[]
  /** There are two at least to choose from. */
  possible: boolean
  /** The visitor's notes, by slug. */
  notes: Map<string, string>
}

const shown = (value: string | string[] | null) => {
  if (value === null)
    return (
      <span className="none">
        <span aria-hidden="true">–</span>
        <span className="sr-only">not given</span>
      </span>
    )
  return typeof value === 'string' ? (
    value
  ) : (
    <ul>
      {value.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

/** Two to four homes side by side. On a narrow screen the table scrolls by itself, and its first column stays. */
export function CompareTable({ listings, possible, notes }: Props) {
  if (!possible) return null
  if (listings.length < 2)
    return (
      <section className="row section" id="compare">
        <div className="rail">Side by side</div>
        <div className="main">
          <p className="lead">
            {listings.length === 1
              ? 'One chosen. Tick another, and the two stand side by side here.'
              : 'Tick Compare at two, three or four homes, and they stand side by side here.'}
          </p>
        </div>
      </section>
    )
  const noted = listings.some(({ slug }) => notes.get(slug))
  const rows = [
    ...comparedRows(listings),
    ...(noted ? [{ name: 'Your note', values: listings.map(({ slug }) => notes.get(slug) || null) }] : []),
  ]
  return (
    <section className="row section compared" id="compare">
      <div className="rail">Side by side</div>
      <div className="main">
        <div className="head">
          <h2 id="compare-title">{['Two', 'Three', 'Four'][listings.length - 2]} homes, side by side</h2>
          <button type="button" className="link" onClick={() => print()}>
            Print
          </button>
        </div>
        <div className="scroller" role="region" aria-labelledby="compare-title" tabIndex={0}>
          <table data-homes={listings.length}>
            <caption className="sr-only">
              {listings
                .map(({ title, price, listingType }) => `${title}, ${formatPrice(price, listingType)}`)
                .join('; ')}
            </caption>
            <thead>
              <tr>
                <td />
                {listings.map(({ slug, title }) => (
                  <th key={slug} scope="col">
                    <a href={paths.property(slug)}>{title}</a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, n) => (
                    <td key={listings[n]!.slug}>{shown(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {listings.length === 4 && <p className="hint">Four is the most. Untick one to choose another.</p>}
      </div>
    </section>
  )
}
