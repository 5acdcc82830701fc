import * as messages from '#messages/valuation.ts'
import { SuccessLink, SuccessLinks } from '../../components/ui/form/SuccessMessage'
import { paths } from '../../paths'
import { has } from '../../parts'

/** Links to read after a valuation request. */
export const ValuationLinks = ({ sale, reach = false }: { sale: boolean; reach?: boolean }) => (
  <SuccessLinks reach={reach}>
    {has('sales') && (sale || !has('lettings')) ? (
      <SuccessLink href={paths.selling}>{messages.howSaleWorks}</SuccessLink>
    ) : (
      <SuccessLink href={paths.lettings}>{messages.whatPackagesInclude}</SuccessLink>
    )}
    {has('prices') && (
      <SuccessLink href={paths.prices}>{has('lettings') ? messages.pricesAndRents : messages.prices}</SuccessLink>
    )}
  </SuccessLinks>
)
