import { PropertyShell } from '../features/listings/PropertyShell'
import { PropertyPage } from './PropertyPage'

/** A home added since the last build, and the form that asks about it. */
export const PropertyShellPage = () => <PropertyShell show={(listing) => <PropertyPage listing={listing} />} />
