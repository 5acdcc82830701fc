import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { paths } from '../../paths'
import { saveFile } from '../../lib/save-file'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { problemOf } from '../query/failure-text'
import { Button, TextButton } from '../ui/Button'
import { Confirm } from '../ui/Confirm'
import { ErasedViewings } from '../ui/ErasedViewings'
import { LoadState } from '../ui/LoadState'
import { ProblemNotice } from '../ui/ProblemNotice'
import { ErasureLog } from './ErasureLog'
import { alsoUsed, eraseSummary, erasedKeys, erasureText } from './erasure'
import { personSections } from './person'
import { personHtml } from './person-file'
import { erasePerson, erasuresQuery, type PersonKeys, personQuery } from './person.queries'
import { PersonReport } from './PersonReport'
import { PersonSearch } from './PersonSearch'

/** A person named by a link, after the `#`, which no server sees. It is removed from the address at once. */
function linkedPerson(): PersonKeys {
  const named = new URLSearchParams(location.hash.slice(1))
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  return { email: named.get('email') ?? '', phone: named.get('phone') ?? '' }
}

const listItem = (line: string) => <li key={line}>{line}</li>

/** Everything about one person: to read, to hand over as a file, and to erase. */
export function PersonPage() {
  const [linked] = useState(linkedPerson)
  const [keys, setKeys] = useState<PersonKeys | null>(linked.email || linked.phone ? linked : null)
  const [confirming, setConfirming] = useState(false)
  const client = useQueryClient()
  const person = useQuery(personQuery(keys))
  const sections = useMemo(() => (person.data?.data ? personSections(person.data.data) : []), [person.data])
  const title = useRef<HTMLHeadingElement>(null)
  // The result of a search or an erasure takes the focus. One that a link names, or that is read again, does not.
  const isSearching = useRef(false)
  useEffect(() => {
    if (!isSearching.current || person.isFetching) return
    isSearching.current = false
    title.current?.focus()
  }, [keys, person.isFetching])
  const erase = useMutation({
    mutationFn: erasePerson,
    onSuccess: () => void (isSearching.current = true),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: erasuresQuery.queryKey })
      await client.invalidateQueries({ queryKey: ['person'] })
    },
  })
  const personLabel = keys ? [keys.email, keys.phone].filter(Boolean).join(', ') : ''
  const createdAt = () => formatLondonTime(serverDate().toISOString())
  const name = `person-${londonDay(serverDate())}`
  const { erased, retained } = eraseSummary(sections)
  const other = keys && person.data?.data ? alsoUsed(person.data.data, keys) : null
  const search = (next: PersonKeys) => {
    erase.reset()
    isSearching.current = true
    setKeys(next)
    if (next.email === keys?.email && next.phone === keys.phone) void person.refetch()
  }

  return (
    <>
      <PersonSearch initialKeys={keys ?? linked} busy={person.isFetching} onSearch={search} />
      <div className="mt-9 empty:hidden">
        {keys && <LoadState query={person} failure="This person could not be looked up." lines={4} />}
      </div>
      {erase.isSuccess && (
        <Notice className="mt-8" tone="good" role="status">
          <p>{erasureText(erase.data)}</p>
        </Notice>
      )}
      <ProblemNotice
        className="mt-8"
        problem={problemOf(erase.error, 'Nothing was erased.', { retryAdvice: 'search again to see what is left' })}
      />
      {person.isSuccess && keys && (
        <section className="mt-10" aria-labelledby="person-title">
          <h2
            className="font-serif text-h3 leading-[1.2] tracking-snug wrap-anywhere focus:outline-none"
            id="person-title"
            tabIndex={-1}
            ref={title}
          >
            {sections.length > 0 ? `Stored about ${personLabel}` : `Nothing is stored about ${personLabel}`}
          </h2>
          {sections.length === 0 && (
            <p className="mt-2 max-w-[40em] text-note text-ink-2">
              Check the spelling. Some people write from another address, or left only a phone number.
            </p>
          )}
          <p className="mt-2 max-w-[40em] text-note text-ink-2">
            What other people wrote is not searched here. To see if it names this person,{' '}
            <a
              className="quiet-link"
              href={`${paths.adminEnquiries}?${new URLSearchParams({ q: keys.email || keys.phone })}`}
            >
              search the inbox
            </a>{' '}
            for them, and for their name.
          </p>
          {other && (
            <p className="mt-2 text-note">
              Their enquiries also have {other.email || other.phone}.{' '}
              <TextButton
                className="min-h-11"
                onClick={() => search({ email: keys.email || other.email, phone: keys.phone || other.phone })}
              >
                Search with both
              </TextButton>
            </p>
          )}
          {sections.length > 0 && (
            <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
              <Button
                variant="secondary"
                size="small"
                onClick={() => saveFile(`${name}.html`, [personHtml(personLabel, sections, createdAt())], 'text/html')}
              >
                Download as a page
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() =>
                  saveFile(`${name}.json`, [JSON.stringify(person.data?.raw, null, 2)], 'application/json')
                }
              >
                Download as JSON
              </Button>
              <Button variant="danger" size="small" busy={erase.isPending} onClick={() => setConfirming(true)}>
                {erase.isPending ? 'Erasing…' : 'Erase this person'}
              </Button>
            </p>
          )}
          <PersonReport sections={sections} />
        </section>
      )}
      {confirming && keys && (
        <Confirm
          title="Erase this person?"
          verb="Erase for ever"
          danger
          onConfirm={() => erase.mutate(keys)}
          onClose={() => setConfirming(false)}
        >
          <p className="wrap-anywhere">This cannot be undone. It erases what is stored about {personLabel}:</p>
          <ul className="mt-2 ml-5 list-disc">{erased.map(listItem)}</ul>
          {person.data?.data && <ErasedViewings keys={erasedKeys(person.data.data)} />}
          {retained.length > 0 && (
            <>
              <p className="mt-3 font-semibold">This stays:</p>
              <ul className="mt-1 ml-5 list-disc">{retained.map(listItem)}</ul>
            </>
          )}
        </Confirm>
      )}
      <ErasureLog />
    </>
  )
}
