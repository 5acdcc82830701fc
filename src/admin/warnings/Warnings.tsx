import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { TextLink } from '../ui/Button'
import { AdminPage } from '../ui/AdminPage'
import { LoadState } from '../ui/LoadState'
import { ShortList } from '../ui/ShortList'
import { warningOf, type WarningRow, warningSections } from './warnings'
import { warningsQuery } from './warnings.queries'

/** How many of a section show initially. */
const shownAtFirst = 20

function Section({ title, warnings }: { title: string; warnings: WarningRow[] }) {
  const today = londonDay(serverDate())
  if (warnings.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="border-b border-ink pb-2 font-serif text-h3 leading-[1.2] tracking-snug">
        {title} <span className="font-sans text-note tracking-normal text-ink-2 tabular-nums">{warnings.length}</span>
      </h2>
      <ShortList
        items={warnings}
        first={shownAtFirst}
        row={(warning) => {
          const { key, listing, message, href } = warningOf(warning, today)
          return (
            <li
              className="grid gap-x-6 border-b border-line py-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
              key={key}
            >
              <a className="self-start wrap-anywhere quiet-link decoration-edge" href={href}>
                {listing}
              </a>
              <span className="text-note wrap-anywhere text-ink-2">{message}</span>
            </li>
          )
        }}
      />
    </section>
  )
}

interface Props {
  /** What other sections of the admin have to do, above the warnings. */
  otherTasks?: ReactNode
  hasOtherTasks?: boolean
}

/** All warnings, each with a link to correct it. */
export function Warnings({ otherTasks, hasOtherTasks = false }: Props) {
  const query = useQuery(warningsQuery)
  const { data: warnings } = query
  return (
    <AdminPage
      rail="To do"
      lead="Viewings to confirm, cancel, give to somebody else or record, certificates that expire within 60 days,
        missing material information, and offers and drafts unchanged for a month. Facts that wait for the owner are
        in Properties."
    >
      {otherTasks}
      <LoadState query={query} failure="The to-do list could not be loaded." />
      {warnings?.length === 0 && (
        <p className="mt-6">
          {hasOtherTasks ? 'Nothing else to do today.' : 'Nothing to do today.'}{' '}
          <TextLink href={paths.admin}>Go to Properties</TextLink>
        </p>
      )}
      {warnings &&
        warningSections.map(({ kind, title }) => (
          <Section key={kind} title={title} warnings={warnings.filter((warning) => warning.kind === kind)} />
        ))}
    </AdminPage>
  )
}
