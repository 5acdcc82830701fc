import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { inputClass, selectClass } from '../../../components/ui/form/field-class'
import { useSearchWords } from '../../../components/ui/form/useSearchWords'
import { isStatus, statuses, statusesOf, statusWords } from '../../../domain/listing/listing-status'
import { counted } from '../../../lib/format/words'
import { $list, $state, go } from './list.store'
import { type Sort, sorts } from './list-state'

/** Finds homes by words, by status, and sorts them. */
export function ListTools() {
  const { q, status, sort, type } = useStore($state)
  const { counts, busy } = useStore($list)
  const search = useSearchWords(q, (q) => go({ q }, 'replace'))
  const found = counts?.[type ?? 'all']

  return (
    <form
      className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_13rem]"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <label className="sr-only" htmlFor="desk-q">
        Search the properties
      </label>
      <input
        className={clsx(inputClass({ size: 'small' }), 'text-note max-lg:col-span-full')}
        id="desk-q"
        type="search"
        value={search.words}
        placeholder="Title, area or address"
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => search.type(target.value)}
      />
      <label className="sr-only" htmlFor="desk-status">
        Status
      </label>
      <span className={selectClass()}>
        <select
          className={clsx(inputClass({ kind: 'select', size: 'small' }), 'text-note')}
          id="desk-status"
          value={status ?? ''}
          onChange={({ target }) => go({ status: isStatus(target.value) ? target.value : null })}
        >
          <option value="">Any status</option>
          {(type ? statusesOf(type) : statuses).map((one) => (
            <option key={one} value={one}>
              {statusWords[one]}
            </option>
          ))}
        </select>
      </span>
      <label className="sr-only" htmlFor="desk-sort">
        Order
      </label>
      <span className={selectClass()}>
        <select
          className={clsx(inputClass({ kind: 'select', size: 'small' }), 'text-note')}
          id="desk-sort"
          value={sort}
          onChange={({ target }) => go({ sort: target.value as Sort })}
        >
          {Object.entries(sorts).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <p className="sr-only" role="status">
        {!busy && found !== undefined && (q || status) ? `${counted(found, 'home')} found` : ''}
      </p>
    </form>
  )
}
