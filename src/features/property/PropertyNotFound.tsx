import { buttonClass } from '../../components/ui/button-class'
import { paths } from '../../paths'
import { site } from '../../site'

export const propertyNotFoundMessage = "The property you're looking for doesn't exist or has been removed"

/** In place of a property: which of the spec's three reasons it is, and a way on. */
export function PropertyNotFound({ message }: { message: string }) {
  return (
    <div className="row not-found">
      <div className="rail">
        <p>Property</p>
      </div>
      <div className="main">
        <h1>Property Not Found</h1>
        <p className="lead" role="alert">
          {message}
        </p>
        <p>
          It may have been withdrawn. The lists below hold what is there today; for anything else call{' '}
          <a href={`tel:${site.phone.dial}`}>{site.phone.shown}</a>.
        </p>
        <p className="way-on">
          <a className={buttonClass({ variant: 'primary' })} href={paths.home}>
            Return Home
          </a>
          <a href={paths.rent}>Homes to rent</a>
          <a href={paths.buy}>Homes for sale</a>
        </p>
      </div>
    </div>
  )
}
