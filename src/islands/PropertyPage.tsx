import type { ComponentProps } from 'react'
import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { PropertyView } from '../features/property/PropertyView'

type Props = Omit<ComponentProps<typeof PropertyView>, 'EnquiryForm'>
export const PropertyPage = (props: Props) => <PropertyView {...props} EnquiryForm={EnquiryForm} />
