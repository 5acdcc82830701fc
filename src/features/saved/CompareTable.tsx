import { titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/saved.ts'
import clsx from 'clsx'
import { Picture } from '../../components/ui/Picture'
import { SectionHead } from '../../components/ui/SectionHead'
import type { Listing } from '../../domain/listing/listing'
import { priceText } from '../../domain/listing/price-text'
import { paths } from '../../paths'
import { type ComparedRow, comparedRows, notApplicable } from './compare'
import { linkButtonClass } from './saved-class'

interface Props {
  listings: Listing[]
  /** At least two listings have a checkbox for the comparison. */
  canCompare: boolean
  /** The visitor's notes, by slug. */
  notes: Map<string, string>
}

const cellContent = (value: ComparedRow['values'][number]) => {
  if (value === notApplicable) return <span className="font-normal text-ink-2">{messages.doesNotApply}</span>
  if (value === null) return <span className="font-normal text-ink-2">{messages.notGiven}</span>
  return typeof value === 'string' ? (
    value
  ) : (
    <ul className="grid gap-1.25 text-note font-normal">
      {value.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

// From a laptop on, the page scrolls and the names stick below its header. A narrower table scrolls in its own frame,
// in both directions, so that the names and the first column stay in sight.
const frameClass = clsx(
  '[scrollbar-color:var(--color-edge)_transparent] overflow-auto overscroll-x-contain',
  'max-laptop:scroll-fade max-laptop:max-h-[max(20rem,100svh-8rem)] laptop:overflow-visible',
  'print:max-h-none print:overflow-visible',
)
const tableClass = 'w-full table-fixed border-separate border-spacing-0 text-left print:min-w-0'
const tableWidths: Record<number, string> = { 2: 'min-w-112', 3: 'min-w-152', 4: 'min-w-192' }
// The width of a picture on a laptop, by the number of listings.
const pictureWidths: Record<number, string> = { 2: '29vw', 3: '19vw', 4: '14vw' }
const paddingClass = 'py-3 pr-5 print:py-[0.7mm] print:pr-[3mm]'
// A line above each row: the ground of the sticky column covers half a pixel of the row before.
const cellClass = clsx('border-line not-in-[tr:first-child]:border-t in-[tr:last-child]:border-b', paddingClass)
const firstClass = clsx(
  'sticky left-0 z-1 w-[clamp(6.5rem,12vw,9rem)] bg-stucco',
  'print:static print:w-auto print:bg-transparent',
)
const pictureClass = 'border-t border-t-ink pt-3 pr-5 print:hidden'
const headClass = clsx(
  'sticky top-0 z-1 border-b border-line bg-stucco align-bottom laptop:top-header print:static print:bg-transparent',
  paddingClass,
  'font-serif text-h4 leading-[1.15] font-light tracking-snug print:border-t print:border-t-ink',
  'print:text-[11pt]',
)
const nameClass = 'align-top text-note leading-[1.4] font-normal text-ink-2 print:text-[8pt]'
const valueClass = 'align-top leading-[1.4] font-medium print:text-[8pt]'
const listingClass = clsx(
  'inline-block py-1.25 underline decoration-line decoration-1 underline-offset-[0.25em]',
  'hover:decoration-brick print:no-underline',
)

/** A comparison of two to four listings. On narrow screens the table scrolls, with a sticky first column. */
export function CompareTable({ listings, canCompare: possible, notes }: Props) {
  if (!possible) return null
  if (listings.length < 2)
    return (
      <section className="rail-row pt-section print:hidden!" id="compare">
        <div className="rail">{messages.sideBySide}</div>
        <div className="rail-main">
          <p className="lead">{listings.length === 1 ? messages.chosenOne : messages.tickCompare}</p>
        </div>
      </section>
    )
  const hasNotes = listings.some(({ slug }) => notes.get(slug))
  const rows = [
    ...comparedRows(listings),
    ...(hasNotes ? [{ name: messages.yourNote, values: listings.map(({ slug }) => notes.get(slug) || null) }] : []),
  ]
  return (
    <section className="rail-row pt-section print:pt-[5mm]" data-compared id="compare">
      <div className="rail">{messages.sideBySide}</div>
      <div className="rail-main">
        <SectionHead>
          <h2 className="print:text-[15pt]" id="compare-title">
            {messages.twoToFour[listings.length - 2]}
          </h2>
          <button type="button" className={clsx(linkButtonClass, 'print:hidden')} onClick={() => print()}>
            {messages.print}
          </button>
        </SectionHead>
        <div className={frameClass} role="region" aria-labelledby="compare-title" tabIndex={0}>
          <table className={clsx(tableClass, tableWidths[listings.length])}>
            <caption className="sr-only">
              {listings.map((listing) => messages.captionOf(listing.title, priceText(listing))).join('; ')}
            </caption>
            <thead>
              <tr className="print:hidden">
                <td className={clsx(pictureClass, firstClass)} />
                {listings.map(({ slug, thumb }) => (
                  <td key={slug} className={pictureClass}>
                    <Picture
                      className="aspect-3/2 w-full object-cover"
                      url={thumb}
                      alt=""
                      sizes={`(min-width: 1000px) ${pictureWidths[listings.length]}, (min-width: 600px) 20vw, 41vw`}
                    />
                  </td>
                ))}
              </tr>
              <tr>
                <td className={clsx(firstClass, headClass, 'z-2')} />
                {listings.map(({ slug, title }) => (
                  <th key={slug} className={headClass} scope="col">
                    <a className={listingClass} lang={titleLanguage || undefined} href={paths.property(slug)}>
                      {title}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name} className="print:break-inside-avoid">
                  <th className={clsx(cellClass, firstClass, nameClass)} scope="row">
                    {name}
                  </th>
                  {values.map((value, n) => (
                    <td className={clsx(cellClass, valueClass)} key={listings[n]?.slug}>
                      {cellContent(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {listings.length === 4 && <p className="mt-4 mb-2 text-note leading-[1.4] text-ink-2">{messages.fourAtMost}</p>}
      </div>
    </section>
  )
}
