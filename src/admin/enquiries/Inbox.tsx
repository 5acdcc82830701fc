import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { paths } from '../../paths'
import { useBottomBar } from '../ui/use-bottom-bar'
import { useNow } from '../ui/use-now'
import { AddEnquiry } from './AddEnquiry'
import { AssignSheet } from './AssignSheet'
import { BulkBar } from './BulkBar'
import { EnquiryList } from './EnquiryList'
import { useEnquiryList } from './inbox-data'
import { titleId } from './inbox-keys'
import { $announcement, $inboxLocation, navigate } from './inbox.store'
import { Filters } from './InboxFilters'
import { ChangeProblem, ListProblem, NewEnquiries } from './InboxNotices'
import { InboxToolbar } from './InboxToolbar'
import { KeysBar, KeysSheet } from './KeysBar'
import { ListingFilter } from './ListingFilter'
import { NotifyMe } from './NotifyMe'
import { OpenEnquiry } from './OpenEnquiry'
import { QuickViews } from './QuickViews'
import { useInboxKeys } from './useInboxKeys'

const none: never[] = []

/** Keys, and pages that no longer exist. */
function useInbox() {
  const { page } = useStore($inboxLocation)
  const { data, isPlaceholderData } = useEnquiryList()
  useInboxKeys(data?.enquiries ?? none)
  // The page no longer exists, after an erasure or an outdated link.
  const isPastLastPage = data && !isPlaceholderData && data.enquiries.length === 0 && data.count > 0 && page > 1
  useEffect(() => void (isPastLastPage && navigate({ page: 1 }, 'replace')), [isPastLastPage])
}

type Props = Omit<ComponentProps<typeof OpenEnquiry>, 'now'>

/** Everything about the list, which an open enquiry replaces on narrow screens. */
const ListPart = ({ className, children }: { className?: string; children: ReactNode }) => {
  const { open } = useStore($inboxLocation)
  return <div className={clsx(className, open && 'max-desktop:hidden')}>{children}</div>
}

/** All enquiries and their follow-up. */
export function Inbox({ historyOf, viewingsOf }: Props) {
  const { open } = useStore($inboxLocation)
  const message = useStore($announcement)
  const now = useNow()
  const bottomBar = useBottomBar()
  useInbox()
  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">
        <Filters />
      </div>
      <div className="rail-main">
        <h1
          className={clsx('text-title focus:outline-none max-tablet:sr-only', open && 'max-desktop:sr-only')}
          id={titleId}
          tabIndex={-1}
        >
          Enquiries
        </h1>
        <ListPart>
          <QuickViews />
          <ListingFilter />
          <InboxToolbar now={now} />
        </ListPart>
        <p className="sr-only" role="status">
          {message}
        </p>
        <ListProblem />
        <ChangeProblem />
        <ListPart>
          <NewEnquiries />
        </ListPart>
        <div
          className={clsx(
            open && 'border-ink desktop:grid desktop:grid-cols-[minmax(0,7fr)_minmax(24rem,5fr)] desktop:border-t',
          )}
        >
          <ListPart className="min-h-96 min-w-0">
            <EnquiryList now={now} />
            <div className="bottom-(--bottom-bars,0px) z-3 tall:sticky" ref={bottomBar}>
              <BulkBar />
            </div>
            <div className="mt-10 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4 text-small">
              <KeysBar />
              <NotifyMe />
              <a className="py-1 quiet-link decoration-edge" href={paths.adminEmails}>
                Failed emails
              </a>
            </div>
          </ListPart>
          <OpenEnquiry {...{ now, historyOf, viewingsOf }} />
        </div>
        <AssignSheet />
        <KeysSheet />
        <AddEnquiry />
      </div>
    </section>
  )
}
