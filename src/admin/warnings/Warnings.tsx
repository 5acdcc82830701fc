import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { paths } from '../../paths'
import { TextLink } from '../ui/Button'
import { AdminPage } from '../ui/AdminPage'
import { LoadState } from '../ui/LoadState'
import { readMoreWarnings, warningsQuery } from './warnings.queries'
import { WarningList } from './WarningList'

interface Props {
  /** What other sections of the admin have to do, above the warnings. */
  otherTasks?: ReactNode
  hasOtherTasks?: boolean
}

/** The warnings of each kind, each with a link to correct it. */
export function Warnings({ otherTasks, hasOtherTasks = false }: Props) {
  const query = useQuery(warningsQuery)
  const { data: sections } = query
  const more = useMutation({ mutationFn: readMoreWarnings })
  // Until a read succeeds, the failure is that of the press, and the message is beside its button.
  const isAfterPress = more.submittedAt > query.dataUpdatedAt
  return (
    <AdminPage
      rail="To do"
      lead="Viewings to confirm, cancel, give to somebody else or record, certificates that expire within 60 days,
        missing material information, and offers and drafts unchanged for a month. Facts that wait for the owner are
        in Properties."
    >
      {otherTasks}
      <LoadState
        query={{ ...query, isError: query.isError && !isAfterPress }}
        failure="The to-do list could not be loaded."
      />
      {sections?.length === 0 && (
        <p className="mt-6">
          {hasOtherTasks ? 'Nothing else to do today.' : 'Nothing to do today.'}{' '}
          <TextLink href={paths.admin}>Go to Properties</TextLink>
        </p>
      )}
      {sections?.map((section) => (
        <WarningList
          key={section.kind}
          section={section}
          isBusy={more.isPending}
          isLoading={more.isPending && more.variables.kind === section.kind}
          hasFailed={more.isError && isAfterPress && more.variables.kind === section.kind}
          onShowMore={(limit, onShown) => more.mutate({ kind: section.kind, limit }, { onSuccess: onShown })}
        />
      ))}
    </AdminPage>
  )
}
