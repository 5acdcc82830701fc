import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../paths'
import { DeleteQuestion } from './DeleteQuestion'
import type { Home } from './home'
import { HomeRow } from './HomeRow'
import { $list, $problem, followAddress } from './list.store'
import { ListEmpty } from './ListEmpty'
import { ListPages } from './ListPages'
import { ListTabs } from './ListTabs'
import { ListTools } from './ListTools'
import { Said } from './Said'
import { SavedLine } from './SavedLine'

/** The listings as the administrator keeps them: a row for each home, found, sorted and paged by the database. */
export function PropertyList() {
  const { is, busy, homes } = useStore($list)
  const problem = useStore($problem)
  const [leaving, setLeaving] = useState<Home | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => followAddress(), [])

  return (
    <div className="row desk">
      <div className="main head">
        <h1 ref={heading} tabIndex={-1}>Property Management</h1>
        <a className="btn primary" href={paths.adminNewProperty}>Add New Property</a>
      </div>
      <ListTabs />
      <div className="main">
        <SavedLine />
        {problem && (
          <div className="notice problem banner" role="alert">
            <p>{problem}</p>
            <button type="button" aria-label="Dismiss" onClick={() => $problem.set(null)}>×</button>
          </div>
        )}
        <ListTools />
        {is === 'loading' && <Bones />}
        {is !== 'loading' && homes.length === 0 && <ListEmpty failed={is === 'failed'} />}
        {homes.length > 0 && (
          <ul className="homes" aria-busy={busy} aria-label="Properties">
            {homes.map((home) => <HomeRow key={home.id} home={home} onDelete={() => setLeaving(home)} />)}
          </ul>
        )}
        {homes.length > 0 && <ListPages />}
      </div>
      {leaving && (
        <DeleteQuestion
          home={leaving}
          onDone={(removed) => {
            setLeaving(null)
            // Once the question is gone, and has given the focus back to a row that is gone too.
            if (removed) setTimeout(() => heading.current?.focus())
          }}
        />
      )}
      <Said />
    </div>
  )
}

/** The list before it is there, in its final size. */
const Bones = () => (
  <>
    <p className="sr-only" role="status">Loading the properties</p>
    <ul className="homes bones" aria-hidden="true">
      {Array.from({ length: 8 }, (_, n) => <li key={n} className="home"><figure /><i /></li>)}
    </ul>
  </>
)
