import { useStore } from '@nanostores/react'
import { buttonClass } from '../../../components/ui/button-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Button } from '../../ui/Button'
import { emptyListText } from '../listing-row'
import { refreshListings } from './list-data'
import { $state, go } from './list.store'
import { isFiltered, noFilters } from './list-state'

const frameClass = 'grid justify-items-start gap-6 border-t border-line py-fluid-md'

/** An empty list: what is missing, and what to do. */
export function ListEmpty({ failed }: { failed: boolean }) {
  const state = useStore($state)
  const { type, view } = state
  const mayEdit = useStore($mayEdit)
  if (failed)
    return (
      <div className={frameClass}>
        <p className="lead">The list could not be loaded. Check your connection, then try again.</p>
        <Button variant="primary" onClick={() => void refreshListings()}>
          Try again
        </Button>
      </div>
    )
  if (isFiltered(state) || view)
    return (
      <div className={frameClass}>
        <p className="lead">{type ? emptyListText(type) : 'No properties found.'} No listing matches your filters.</p>
        <Button variant="secondary" onClick={() => go({ ...noFilters, view: null })}>
          Show all
        </Button>
      </div>
    )
  return (
    <div className={frameClass}>
      <p className="lead">{emptyListText(type)}</p>
      {mayEdit && (
        <a className={buttonClass({ variant: 'primary' })} href={paths.adminNewProperty}>
          Add Your First Property
        </a>
      )}
    </div>
  )
}
