import clsx from 'clsx'
import { floorSize } from '#messages/listing.ts'
import { facts, type Listing } from '../../domain/listing/listing'
import { expiringData } from '../../domain/listing/expiring-text'
import { OtherUnit } from '../../domain/units/OtherUnit'

const listClass = clsx(
  'border-line rail-main tabular-nums tablet:col-start-2',
  'max-tablet:mt-5 max-tablet:grid max-tablet:grid-flow-dense max-tablet:grid-cols-2 max-tablet:gap-x-6',
  'max-tablet:border-t max-tablet:border-ink',
  'tablet:grid tablet:grid-cols-[repeat(4,auto)] tablet:justify-between tablet:gap-x-6 tablet:gap-y-3 tablet:pt-4',
  'desktop:flex desktop:flex-wrap',
  'tablet:arriving:invisible',
  'print:mt-[2mm] print:flex print:flex-wrap print:justify-between print:gap-x-[4mm] print:border-0 print:pt-0',
)
const factClass = clsx(
  'max-tablet:flex max-tablet:flex-wrap max-tablet:items-baseline max-tablet:justify-between max-tablet:gap-x-2',
  'max-tablet:border-b max-tablet:border-line max-tablet:py-2',
  'print:block print:border-b-0 print:py-[1mm] print:text-[8pt] print:leading-[1.35]',
)

/**
 * The most important facts, in one row under the pictures; on phones in two columns. The size spans both: its square
 * metres appear later, on demand.
 */
export const KeyFacts = ({ listing }: { listing: Listing }) => (
  <dl className={listClass} data-testid="key-facts">
    {facts(listing).map(({ name, value, expiring }) => (
      <div key={name} className={clsx(factClass, (value.length > 11 || name === floorSize) && 'max-tablet:col-span-2')}>
        <dt className="text-small text-ink-2">{name}</dt>
        <dd className="text-large leading-[1.4] font-medium max-tablet:text-base print:text-[9pt]">
          {expiring ? (
            <span data-expiring={expiringData(expiring)} suppressHydrationWarning>
              {value}
            </span>
          ) : (
            value
          )}
          {name === floorSize && listing.floorSize !== null && <OtherUnit feet={listing.floorSize} />}
        </dd>
      </div>
    ))}
  </dl>
)
