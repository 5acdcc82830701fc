import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { PropertyShell } from '../features/property/PropertyShell'

export const PropertyShellPage = () => <PropertyShell EnquiryForm={EnquiryForm} />
