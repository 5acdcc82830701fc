import clsx from 'clsx'
import { facts, type Listing } from '../../domain/listing/listing'
import { OtherUnit } from '../../domain/units/OtherUnit'

const listClass = clsx(
  'border-line rail-main tabular-nums md:col-start-2',
  'max-md:mt-5 max-md:grid max-md:grid-flow-dense max-md:grid-cols-2 max-md:gap-x-6',
  'max-md:border-t max-md:border-ink',
  'md:grid md:grid-cols-[repeat(4,auto)] md:justify-between md:gap-x-6 md:gap-y-3 md:pt-4 xl:flex xl:flex-wrap',
  'md:arriving:invisible',
  'print:mt-[2mm] print:flex print:flex-wrap print:justify-between print:gap-x-[4mm] print:border-0 print:pt-0',
)
const factClass = clsx(
  'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-2',
  'max-md:border-b max-md:border-line max-md:py-2',
  'print:block print:py-[1mm] print:text-[8pt] print:leading-[1.35]',
)

/**
 * The most important facts, in one row under the pictures; on phones in two columns. The size spans both: its square
 * metres appear later, on demand.
 */
export const KeyFacts = ({ listing }: { listing: Listing }) => (
  <dl className={listClass} data-testid="key-facts">
    {facts(listing).map(({ name, value }) => (
      <div key={name} className={clsx(factClass, (value.length > 11 || name === 'Floor Size') && 'max-md:col-span-2')}>
        <dt className="text-small text-ink-2">{name}</dt>
        <dd className="text-large leading-[1.4] font-medium max-md:text-base print:text-[9pt]">
          {value}
          {name === 'Floor Size' && listing.floorSize !== null && <OtherUnit feet={listing.floorSize} />}
        </dd>
      </div>
    ))}
  </dl>
)
