import { SuccessLink, SuccessLinks } from '../../components/ui/form/SuccessMessage'
import { paths } from '../../paths'
import { has } from '../../parts'

/** Links to read after a valuation request. */
export const ValuationLinks = ({ sale, reach = false }: { sale: boolean; reach?: boolean }) => (
  <SuccessLinks reach={reach}>
    {has('sales') && (sale || !has('lettings')) ? (
      <SuccessLink href={paths.selling}>How a sale works, step by step</SuccessLink>
    ) : (
      <SuccessLink href={paths.lettings}>What our lettings packages include</SuccessLink>
    )}
    {has('prices') && (
      <SuccessLink href={paths.prices}>
        {has('lettings') ? 'London prices and rents by area' : 'London prices by area'}
      </SuccessLink>
    )}
  </SuccessLinks>
)
