import type { ComponentProps } from 'react'
import { EnquiryForm } from '../features/enquiry-form/EnquiryForm'
import { NothingSent, Preview } from '../features/preview/Preview'
import { PropertyInBrowser } from '../features/property/PropertyInBrowser'
import { PropertyLoading } from '../features/property/PropertyLoading'

/** The form of the public page, above which it is said that it sends nothing. */
const PreviewedForm = (props: ComponentProps<typeof EnquiryForm>) => (
  <>
    <NothingSent />
    <EnquiryForm {...props} />
  </>
)

type Props = Omit<ComponentProps<typeof PropertyInBrowser>, 'listing' | 'EnquiryForm'>

/** How a draft will look on the site. */
export const PropertyPreviewPage = (props: Props) => (
  <Preview waiting={<PropertyLoading />}>
    {(listing) => <PropertyInBrowser {...props} listing={listing} EnquiryForm={PreviewedForm} />}
  </Preview>
)
