import { space } from '#messages/common.ts'
import * as messages from '#messages/month-costs.ts'
import { ExternalLink } from '../../../components/ui/ExternalLink'
import type { Listing } from '../../../domain/listing/listing'
import type { CouncilTaxes } from '../../../domain/market/council-tax-bands'
import { CostRows, CostTotal } from './CostRows'
import { monthRows } from './month-rows'

/** What a home costs each month: the known sums, and by name what they leave out. */
export function MonthCosts({ listing, taxes }: { listing: Listing; taxes: CouncilTaxes }) {
  const { rows, total, left, tax, adds } = monthRows(listing, taxes)
  return (
    <>
      <CostRows title={messages.thenEachMonth} rows={rows} plainInPrint />
      {adds && <CostTotal {...total} />}
      {left.length > 0 && (
        <div className="print:hidden">
          <CostRows title={adds ? messages.notInSum : messages.alsoEachMonth} rows={left} />
        </div>
      )}
      {tax && (
        <p className="mt-2 text-small text-ink-2 print:hidden">
          {messages.councilTaxSource}
          {space}
          <ExternalLink className="quiet-link" href={tax.source.url}>
            {tax.source.label}
          </ExternalLink>
          {messages.readOn(tax.checked)}
        </p>
      )}
    </>
  )
}
