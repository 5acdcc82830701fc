import clsx from 'clsx'
import { factGroups } from '../../domain/listing/facts/fact-groups'
import { factCount, factCountText } from '../../domain/listing/facts/fact-count'
import type { Listing } from '../../domain/listing/listing'
import { EnergyChart } from './EnergyChart'
import { PropertySection } from './PropertySection'
import { serverDate } from '../../lib/time/server-time'

const groupClass =
  'break-inside-avoid border-t border-ink pt-2 pb-5 md:pb-0 lg:grid lg:grid-cols-[10.75rem_1fr] lg:pt-0'
const rowClass = clsx(
  'grid items-baseline gap-x-4 border-t border-line py-2.5 text-base first:border-t-0',
  'md:grid-cols-[10.75rem_1fr] xl:grid-cols-[10.75rem_1fr_13rem]',
)

const sourceClass = 'text-small text-ink-2 md:col-start-2 xl:col-start-auto xl:text-right'

/** Whether anything is known of a home, or has been asked. */
export const hasFacts = (listing: Listing) =>
  listing.facts.values.epc_rating !== undefined || factGroups(listing, serverDate()).length > 0

/** All that is known of a home, and what we are asking for, each with its source and its day. */
export function FactTable({ listing }: { listing: Listing }) {
  const groups = factGroups(listing, serverDate())
  const { epc_rating: rating } = listing.facts.values
  if (!hasFacts(listing)) return null
  return (
    <PropertySection id="facts" title="Before you decide" note={factCountText(factCount(listing))}>
      <div className="print:columns-2 print:gap-[8mm]">
        {groups.map(({ name, rows }) => (
          <div key={name} className={groupClass}>
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
                    // Where a fact comes from is read on the page; when it was asked for, on paper too.
                    <dd className={clsx(sourceClass, !asked && 'print:hidden')}>{source}</dd>
                  )}
                </div>
              ))}
            </dl>
          </div>
        ))}
        {rating && <EnergyChart facts={listing.facts} />}
      </div>
    </PropertySection>
  )
}
