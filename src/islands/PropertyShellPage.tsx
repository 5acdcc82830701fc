import type { ComponentProps } from 'react'
import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { PropertyShell } from '../features/property/PropertyShell'

type Props = Omit<ComponentProps<typeof PropertyShell>, 'EnquiryForm'>
export const PropertyShellPage = (props: Props) => <PropertyShell {...props} EnquiryForm={EnquiryForm} />
