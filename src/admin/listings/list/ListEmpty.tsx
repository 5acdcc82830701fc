import { useStore } from '@nanostores/react'
import { buttonClass } from '../../../components/ui/button-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Button } from '../../ui/Button'
import { refreshListings } from './list-data'
import { focusTitle } from './list-keys'
import { $state, navigate } from './list.store'
import { isFiltered, noFilters } from './list-state'

/** An empty list: what is missing, and what to do. */
export function ListEmpty({ failed }: { failed: boolean }) {
  const state = useStore($state)
  const mayEdit = useStore($mayEdit)
  const ofType = state.type && `No properties found for ${state.type}.`
  const isNarrowed = isFiltered(state) || state.view !== null
  // The pressed button goes as the rows come.
  const press = (action: () => unknown) => () => {
    action()
    focusTitle()
  }
  return (
    <div className="grid justify-items-start gap-6 border-t border-line py-fluid-md">
      <p className="lead">
        {failed
          ? 'The list could not be loaded. Check your connection, then try again.'
          : isNarrowed
            ? `${ofType ?? 'No properties found.'} No listing matches your filters.`
            : (ofType ?? "You haven't added any properties yet.")}
      </p>
      {failed ? (
        <Button variant="primary" onClick={press(refreshListings)}>
          Try again
        </Button>
      ) : isNarrowed ? (
        <Button variant="secondary" onClick={press(() => navigate({ ...noFilters, view: null }))}>
          Show all
        </Button>
      ) : (
        mayEdit && (
          <a className={buttonClass({ variant: 'primary' })} href={paths.adminNewProperty}>
            Add Your First Property
          </a>
        )
      )}
    </div>
  )
}
