import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ReactNode } from 'react'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { nameLanguage } from '../../lib/format/text-language'
import { $mayEdit } from '../../lib/http/admin-session'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { useRead } from '../query/use-read'
import { Button } from '../ui/Button'
import { focusIfLost } from '../ui/focus'
import { showToast } from '../ui/toasts'
import { LoadState } from '../ui/LoadState'
import { ProblemNotice } from '../ui/ProblemNotice'
import { ShortList } from '../ui/ShortList'
import { alertText, type Seekers, seekersText, sendProblem, wantedText, watchersText } from './matching'
import { readSeekers, sendListings } from './matching.queries'

const titleId = 'seekers-title'
const shownAtFirst = 5
const rowClass = 'border-b border-line py-2.5 text-note wrap-anywhere'
const noteClass = 'block text-small text-ink-2'

/** A list under its title and number. `count` may exceed what the server sends. */
const Rows = <T,>({ title, items, count, row }: RowsProps<T>) =>
  items.length > 0 && (
    <section className="mt-5">
      <h4 className="border-b border-ink pb-1.5 font-sans text-note font-semibold tracking-normal">
        {title} <span className="font-normal text-ink-2 tabular-nums">{count}</span>
      </h4>
      <ShortList first={shownAtFirst} {...{ items, count, row }} />
    </section>
  )
interface RowsProps<T> {
  title: string
  items: readonly T[]
  count: number
  row: (item: T, index: number) => ReactNode
}

/** Who looks for a similar listing: the filters of alerts, without addresses, and open enquiries about similar ones. */
export function ListingSeekers({ id }: { id: string }) {
  const seekers = useRead(['matching', 'seekers', id], () => readSeekers(id))
  const { data } = seekers
  if (data === null) return null
  return (
    <section className="max-w-168" aria-labelledby={titleId}>
      <h3 className="text-h4 font-semibold focus:outline-none" id={titleId} tabIndex={-1}>
        Who looks for a home like this
      </h3>
      <LoadState query={seekers} failure="Alerts and enquiries could not be compared." lines={2} />
      {data && (
        <>
          <p className="mt-2 text-note">
            {seekersText(data)} {watchersText(data)}
          </p>
          <Enquiries listing={id} seekers={data} />
          <Rows
            title="Email alerts"
            items={data.alerts}
            count={data.alert_count}
            row={(alert, index) => {
              const { title, note } = alertText(alert)
              return (
                <li className={rowClass} key={index}>
                  {title}
                  <span className={noteClass}>{note}</span>
                </li>
              )
            }}
          />
          {data.alert_count > 0 && (
            <p className="mt-2 text-small text-ink-2">
              Each alert is emailed automatically when a home goes live. Its address is not shown: we promised to use it
              for these emails only.
            </p>
          )}
        </>
      )}
    </section>
  )
}

type Seeker = Seekers['enquiries'][number]

/** Open enquiries about similar listings. Each can be opened, or sent this listing with one press. */
function Enquiries({ listing, seekers }: { listing: string; seekers: Seekers }) {
  const mayEdit = useStore($mayEdit)
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: ({ kind, id }: Seeker) => sendListings(kind, id, [listing]),
    onSuccess: (_, { name }) => {
      showToast(`This home is on its way to ${name}.`)
      focusIfLost(titleId)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['matching'] }),
  })
  return (
    <>
      <Rows
        title="Open enquiries"
        items={seekers.enquiries}
        count={seekers.enquiry_count}
        row={(enquiry) => (
          <li className={rowClass} key={enquiry.id}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <a
                className="quiet-link decoration-edge pointer-coarse:py-2"
                href={paths.adminEnquiry(enquiryKey(enquiry))}
              >
                <bdi lang={nameLanguage(enquiry.name)}>{enquiry.name}</bdi>
              </a>
              <span className="text-small text-ink-2 tabular-nums">
                {formatShortTimestamp(enquiry.created_at, serverDate())}
              </span>
            </span>
            <span className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <span className={clsx(noteClass, 'flex-1 basis-60')}>
                {enquiry.about ? `Asked about ${enquiry.about}. ` : ''}
                {wantedText(enquiry.wanted)}.
              </span>
              {mayEdit && seekers.is_live && enquiry.has_email && (
                <Button
                  variant="outline"
                  size="small"
                  busy={send.isPending && send.variables.id === enquiry.id}
                  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- The heading takes the focus.
                  disabled={send.isPending}
                  onClick={() => send.mutate(enquiry)}
                >
                  Send this home<span className="sr-only"> to {enquiry.name}</span>
                </Button>
              )}
            </span>
          </li>
        )}
      />
      <ProblemNotice className="mt-3" problem={sendProblem(send.error, 'The home was not sent.')} />
    </>
  )
}
