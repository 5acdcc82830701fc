import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { DiaryViewing } from '../../domain/viewing/viewing'
import { $account, $mayEdit } from '../../lib/http/admin-session'
import { daysFrom } from '../../lib/time/day-ms'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { useAccounts } from '../query/accounts'
import { TextLink } from '../ui/Button'
import { useNow } from '../ui/use-now'
import { LoadState } from '../ui/LoadState'
import { AppointmentSheet } from './AppointmentSheet'
import { CalendarAddress } from './CalendarAddress'
import { counted } from '../../lib/format/words'
import { DayStrip, DiaryBar, titleOf } from './DiaryBar'
import { DiaryList } from './DiaryList'
import { daysOf, emptyText } from './diary-place'
import { tightJourneys } from './journeys'
import { PeopleFilter, ViewChoice } from './DiaryFilters'
import { openAppointment, type OpenSheet } from './open-appointment'
import { peopleOf, personKey, personOf, viewingsOfPerson } from './people'
import { TimeGrid } from './TimeGrid'
import { useDiary, useDiaryPlace } from './useDiary'

interface Props {
  /** Books a viewing on a day: another part of the admin, which the screen passes in. */
  newViewing: (options: { day: string; onClose: () => void }) => ReactNode
  /** What came of a past viewing. `onClose` closes its sheet. */
  feedbackOf: (viewing: DiaryViewing, onClose: () => void) => ReactNode
  /** The buttons that change or cancel an appointment. */
  actionsOf: (viewing: DiaryViewing, onStored: () => void) => ReactNode
  /** The hours in which visitors book viewings. */
  hours: ReactNode
}

const Nothing = ({ text, mayBook }: { text: string; mayBook: boolean }) => (
  <p className="mt-6 text-note text-ink-2">
    {text}
    {mayBook && (
      <>
        {' '}
        To book, press “New viewing”, or open an enquiry in the <TextLink href={paths.adminEnquiries}>inbox</TextLink>.
      </>
    )}
  </p>
)

/** The appointments of a day or week on a time axis, or of the next sixty days as a list, in London time. */
export function Diary({ newViewing, feedbackOf, actionsOf, hours }: Props) {
  const now = useNow()
  const today = londonDay(now)
  const [place, go] = useDiaryPlace()
  const diary = useDiary(place, today)
  const { data: all } = diary
  const accounts = useAccounts()
  const me = useStore($account)?.id ?? ''
  const mayBook = useStore($mayEdit)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [booking, setBooking] = useState(false)

  const personFor = (viewing: DiaryViewing) => personOf(personKey(viewing), viewing.host, accounts)
  const person = me && place.person === me ? 'me' : place.person
  // Without the accounts, an id has no name.
  const people = peopleOf(all ?? [], accounts, me, accounts.length > 0 ? person : '')
  const chosenName = person === 'me' ? 'you' : people.find(({ key }) => key === person)?.name
  const viewings = viewingsOfPerson(all ?? [], person, me)
  const { first, count } = daysOf(place, today)
  const days = daysFrom(first, count)
  const shown = viewings.filter(({ startsAt }) => days.includes(londonDay(startsAt)))
  const busy = new Set(viewings.filter(({ state }) => state !== 'cancelled').map(({ startsAt }) => londonDay(startsAt)))
  const journeys = tightJourneys(all ?? [], now)
  const open = sheet && openAppointment(sheet, all ?? [])
  const close = () => setSheet(null)
  const markStored = () => setSheet((latest) => latest && { ...latest, isStored: true })
  const sharedProps = {
    viewings: shown,
    journeys,
    personFor,
    now,
    onOpen: (viewing: DiaryViewing) => setSheet({ viewing, openedAt: serverDate() }),
  }
  // In the rail, or on phones above the days.
  const filters = (
    <>
      <ViewChoice value={place.view} onChange={(view) => go({ view })} />
      <PeopleFilter people={people} value={person} onChange={(chosen) => go({ person: chosen })} />
    </>
  )
  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">{filters}</div>
      <div className="rail-main">
        <DiaryBar {...{ place, today, mayBook }} onGo={go} onNew={() => setBooking(true)} />
        <div className="-mx-margin mt-1 flex scrollbar-none gap-x-4 overflow-x-auto px-margin py-1.5 tablet:hidden">
          {filters}
        </div>
        {place.view === 'day' && (
          <div className="mt-2">
            <DayStrip {...{ place, today, busy }} onChoose={(day) => go({ day })} />
          </div>
        )}
        <p className="sr-only" role="status">
          {all && !diary.isPlaceholderData && `${titleOf(place, today)}: ${counted(shown.length, 'appointment')}`}
        </p>
        <LoadState query={diary} failure="The diary could not be loaded." />
        {all && shown.length === 0 && !diary.isPlaceholderData && (
          <Nothing text={emptyText(place.view, chosenName)} mayBook={mayBook} />
        )}
        {all && place.view !== 'list' && (
          // A week of columns needs the width of a laptop: below it, the week is a list.
          <div className={clsx(place.view === 'week' && 'max-laptop:hidden')}>
            <TimeGrid days={days} {...sharedProps} onDay={(day) => go({ view: 'day', day })} />
          </div>
        )}
        {all && place.view !== 'day' && shown.length > 0 && (
          <div className={clsx('mt-6', place.view === 'week' && 'laptop:hidden')}>
            <DiaryList
              days={
                place.view === 'week' ? days : days.filter((day) => shown.some((v) => londonDay(v.startsAt) === day))
              }
              {...sharedProps}
            />
          </div>
        )}
        {hours}
        <CalendarAddress />
      </div>
      {open && (
        <AppointmentSheet
          viewing={open.viewing}
          person={personFor(open.viewing)}
          journey={journeys.get(open.viewing.id)}
          feedback={(open.step === 'outcome' || open.step === 'feedback') && feedbackOf(open.viewing, close)}
          actions={mayBook && open.step === 'change' && actionsOf(open.viewing, markStored)}
          onClose={close}
        />
      )}
      {booking && newViewing({ day: place.view === 'day' ? place.day : '', onClose: () => setBooking(false) })}
    </section>
  )
}
