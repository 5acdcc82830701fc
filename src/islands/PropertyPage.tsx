import type { ComponentProps } from 'react'
import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { PrerenderedProperty } from '../features/property/PrerenderedProperty'

type Props = Omit<ComponentProps<typeof PrerenderedProperty>, 'EnquiryForm'>
export const PropertyPage = (props: Props) => <PrerenderedProperty {...props} EnquiryForm={EnquiryForm} />
