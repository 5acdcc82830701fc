import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import { factGroups } from '../../domain/listing/facts/fact-groups'
import { factCount, factCountText } from '../../domain/listing/facts/fact-count'
import type { Listing } from '../../domain/listing/listing'
import { EnergyChart } from './EnergyChart'
import { FactGroup } from './FactGroup'
import { PropertySection } from './PropertySection'
import { serverDate } from '../../lib/time/server-time'

const rowClass = clsx(
  'grid items-baseline gap-x-4 border-t border-line py-2.5 text-base first:border-t-0',
  'tablet:grid-cols-[10.75rem_minmax(0,1fr)] desktop:grid-cols-[10.75rem_minmax(0,32rem)_minmax(15rem,1fr)]',
)

const sourceClass = 'text-small text-ink-2 tablet:col-start-2 desktop:col-start-auto desktop:text-right'

/** Whether any fact is known or requested. */
export const hasFacts = (listing: Listing) =>
  listing.facts.values.epc_rating !== undefined || factGroups(listing, serverDate()).length > 0

/** All known and requested facts, each with its source and date. */
export function FactTable({ listing }: { listing: Listing }) {
  const groups = factGroups(listing, serverDate())
  const { epc_rating: rating } = listing.facts.values
  if (!hasFacts(listing)) return null
  return (
    <PropertySection id="facts" title={messages.facts} note={factCountText(factCount(listing))}>
      <div className="print:columns-2 print:gap-[8mm]">
        {groups.map(({ name, rows }, n) => (
          <FactGroup key={name} name={name} note={messages.factCount(rows.length)} open={n === 0}>
            <dl>
              {rows.map(({ label, text, requested, source }) => (
                <div key={label} className={rowClass}>
                  <dt className="text-ink-2 tablet:max-desktop:row-span-2 print:row-span-2">{label}</dt>
                  <dd className={requested ? 'text-brick-2' : 'font-medium'} suppressHydrationWarning>
                    {requested && (
                      <span
                        className="mr-2 inline-block size-2.25 rounded-full border border-brick-2"
                        aria-hidden="true"
                      />
                    )}
                    {text}
                  </dd>
                  {source && (
                    // Sources of known facts are hidden in print; request dates are printed.
                    <dd className={clsx(sourceClass, !requested && 'print:hidden')}>{source}</dd>
                  )}
                </div>
              ))}
            </dl>
          </FactGroup>
        ))}
        {rating && (
          <FactGroup name={messages.energy} note={messages.rated(rating)} open={groups.length === 0}>
            <EnergyChart facts={listing.facts} />
          </FactGroup>
        )}
      </div>
    </PropertySection>
  )
}
