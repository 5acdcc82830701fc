import clsx from 'clsx'
import { factGroups } from '../../domain/listing/facts/fact-groups'
import { askedFacts, missingFacts, neededFacts } from '../../domain/listing/facts/missing-facts'
import type { Listing } from '../../domain/listing/listing'
import { EnergyChart } from './EnergyChart'

const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** `18 of 21 facts known. Three we are asking for.` */
function summary({ listingType, facts }: Listing): string {
  const needed = neededFacts(listingType, facts)
  const asked = askedFacts(facts).filter((column) => needed.includes(column)).length
  const known = needed.length - asked - missingFacts(listingType, facts).length
  return (
    `${known} of ${needed.length} facts known.` +
    (asked > 0 ? ` ${counts[asked] ?? asked} we ${asked === 1 ? 'have asked' : 'are asking'} for.` : '')
  )
}

const rowClass = clsx(
  'grid gap-x-4 border-t border-line py-2.5 text-base first:border-t-0',
  'md:grid-cols-[10.75rem_1fr] xl:grid-cols-[10.75rem_1fr_13rem]',
)

/** All that is known of a home, and what we are asking for, each with its source and its day. */
export function FactTable({ listing }: { listing: Listing }) {
  const groups = factGroups(listing, new Date())
  const { epc_rating: rating } = listing.facts.values
  if (groups.length === 0 && !rating) return null
  return (
    <section className="row pt-section print:hidden" id="facts" aria-labelledby="facts-title">
      <div className="rail">Facts</div>
      <div className="main">
        <div className="mb-fluid-xs flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="facts-title" className="text-h2-small">
            Before you decide
          </h2>
          <p className="text-small text-ink-2">{summary(listing)}</p>
        </div>
        {groups.map(({ name, rows }) => (
          <div key={name} className="border-t border-ink pt-2 pb-5 md:pb-0 lg:grid lg:grid-cols-[10.75rem_1fr] lg:pt-0">
            <h3 className="py-2.5 text-h4">{name}</h3>
            <dl>
              {rows.map(({ label, text, asked, source }) => (
                <div key={label} className={rowClass}>
                  <dt className="text-ink-2">{label}</dt>
                  <dd className={asked ? 'text-brick-2' : 'font-medium'} suppressHydrationWarning>
                    {asked && (
                      <span
                        className="mr-2 inline-block size-2.25 rounded-full border border-brick-2"
                        aria-hidden="true"
                      />
                    )}
                    {text}
                  </dd>
                  {source && (
                    <dd className="text-small text-ink-2 md:col-start-2 xl:col-start-auto xl:text-right">{source}</dd>
                  )}
                </div>
              ))}
            </dl>
          </div>
        ))}
        {rating && <EnergyChart facts={listing.facts} />}
      </div>
    </section>
  )
}
