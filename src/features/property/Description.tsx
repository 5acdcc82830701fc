import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CouncilTaxes } from '../../domain/market/council-tax-bands'
import type { CostFacts } from '../../domain/market/listing-costs'
import type { Listing } from '../../domain/listing/listing'
import { isOffMarket } from '../../domain/listing/status-text'
import { MoneyPanel } from './costs/MoneyPanel'
import { PropertySection } from './PropertySection'

const textClass =
  'max-w-[34em] text-large whitespace-pre-line print:max-w-none print:text-[8.75pt] print:leading-[1.42]'
// The text has the width of its lines, the features the rest.
const columnsClass =
  'items-baseline gap-x-13 laptop:grid laptop:grid-cols-[minmax(0,38.25rem)_minmax(min(23.25rem,38%),1fr)]'
const featuresClass = clsx(
  'mt-3 grid grid-cols-[repeat(auto-fit,minmax(clamp(34%,14rem,100%),1fr))] gap-x-8 text-base',
  'print:mt-0 print:block print:max-w-none print:columns-2 print:gap-x-[8mm]',
  'print:text-[8.5pt] print:leading-[1.35]',
)

interface Props {
  listing: Listing
  costs: CostFacts | undefined
  taxes: CouncilTaxes | undefined
  rates: ReactNode
}

/** A listing's description with its features beside it, and its costs below. On paper the costs are beside both. */
export function Description({ listing, costs, taxes, rates }: Props) {
  const { description, descriptionLanguage, features, featuresLanguage } = listing
  const original = <p className="mb-3 text-note text-ink-2">{messages.originalFollows}</p>
  return (
    <PropertySection id="description" title={messages.fullDescription}>
      <div className={columnsClass}>
        <div>
          {descriptionLanguage && original}
          <p className={textClass} lang={descriptionLanguage} data-testid="description">
            {description}
          </p>
        </div>
        {features.length > 0 && (
          <div>
            <h3 className="text-h4 max-laptop:mt-8 print:mt-[4mm] print:text-[9pt]">{messages.features}</h3>
            {featuresLanguage && !descriptionLanguage && <div className="mt-3">{original}</div>}
            <ul className={featuresClass} lang={featuresLanguage} data-testid="features">
              {features.map((feature) => (
                <li
                  key={feature}
                  className="break-inside-avoid border-t border-line py-2.5 print:border-0 print:py-[0.35mm]"
                >
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {!isOffMarket(listing) && (
        <div className="mt-13">
          <MoneyPanel listing={listing} facts={costs} taxes={taxes} />
          {rates}
        </div>
      )}
    </PropertySection>
  )
}
