import { Location } from '../features/property/Location'
import { PropertyShell } from '../features/property/PropertyShell'
import { PropertyPage } from './PropertyPage'

/** A home added since the last build, the form that asks about it, and where it is. */
export const PropertyShellPage = () => (
  <PropertyShell
    show={(listing) => (
      <>
        <PropertyPage listing={listing} />
        <Location listing={listing} />
      </>
    )}
  />
)
