import type { CostFacts } from '../domain/market/listing-costs'
import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { PropertyShell } from '../features/property/PropertyShell'

export const PropertyShellPage = ({ costs }: { costs: CostFacts }) => (
  <PropertyShell costs={costs} EnquiryForm={EnquiryForm} />
)
