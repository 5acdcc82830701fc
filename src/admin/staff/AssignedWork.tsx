import { Fragment } from 'react'
import { counted } from '../../lib/format/words'
import { useRead } from '../query/use-read'
import { TextLink } from '../ui/Button'
import { ViewingsAhead } from '../ui/ViewingsAhead'
import { assignedItems } from './staff'
import { type Account, readAssignedWork } from './staff.queries'

/** What an account is assigned, with links to give it to somebody else: the end of access changes none of it. */
export function AssignedWork({ account: { user_id: id, name } }: { account: Pick<Account, 'user_id' | 'name'> }) {
  const { data, isError } = useRead(['staff', 'assigned-work', id], () => readAssignedWork(id), { staleTime: 0 })
  const items = data ? assignedItems(id, data) : []
  return (
    <>
      <ViewingsAhead
        isAffected={({ attendeeId }) => attendeeId === id}
        text={(count) =>
          `${counted(count, 'appointment')} ahead with ${name}. Give ${count === 1 ? 'it' : 'them'} to somebody else:`
        }
      />
      <p className="mt-3 empty:sr-only" role="status">
        {isError
          ? `What is still with ${name} could not be checked.`
          : data === undefined && `Checking what is still with ${name}…`}
        {items.length > 0 && (
          <>
            Still with {name}:{' '}
            {items.map(({ label, href }, place) => (
              <Fragment key={label}>
                {place > 0 && ', '}
                <TextLink href={href}>{label}</TextLink>
              </Fragment>
            ))}
            . Give them to somebody else.
          </>
        )}
      </p>
    </>
  )
}
