import type { ComponentProps } from 'react'
import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { NothingSent, Preview } from '../features/preview/Preview'
import { ClientRenderedProperty } from '../features/property/ClientRenderedProperty'
import { PropertyLoading } from '../features/property/PropertyLoading'

/** The public form, with a notice that it sends nothing. */
const PreviewedForm = (props: ComponentProps<typeof EnquiryForm>) => (
  <>
    <NothingSent />
    <EnquiryForm {...props} />
  </>
)

type Props = Omit<ComponentProps<typeof ClientRenderedProperty>, 'listing' | 'EnquiryForm'>

/** A preview of a draft. */
export const PropertyPreviewPage = (props: Props) => (
  <Preview waiting={<PropertyLoading />}>
    {(listing) => <ClientRenderedProperty {...props} listing={listing} EnquiryForm={PreviewedForm} />}
  </Preview>
)
