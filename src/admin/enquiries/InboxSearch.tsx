import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { inputClass } from '../../components/ui/form/field-class'
import { useSearchText } from '../../components/ui/form/useSearchText'
import { useIsPhone } from '../ui/use-media'
import { focusFirstRow, searchId, titleId } from './inbox-keys'
import { $inboxLocation, navigate } from './inbox.store'

/** The search field. Typing is debounced into the address; Back leads to the list before the first word. */
export function Search() {
  const { q } = useStore($inboxLocation)
  const isPhone = useIsPhone()
  // A search closes the open enquiry, but not one that was opened after the last key.
  const openAtLastKey = useRef('')
  const { typed, type, submit } = useSearchText(q, (next) => {
    const { q: before, open } = $inboxLocation.get()
    const stillOpen = open === openAtLastKey.current ? '' : open
    navigate({ q: next, page: 1, open: stillOpen }, before === '' ? 'push' : 'replace')
  })
  // Once the list shows what is searched for, the keys lead on to it.
  const leave = () => (typed.trim() === q ? focusFirstRow() : submit())
  return (
    <form
      className="min-w-0 flex-1 basis-40 tablet:max-w-106 tablet:basis-56"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <input
        className={inputClass({ size: 'small' })}
        id={searchId}
        type="search"
        aria-label="Search enquiries"
        placeholder={isPhone ? 'Name or words' : 'Name, email, listing or words'}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          openAtLastKey.current = $inboxLocation.get().open
          type(target.value)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown') leave()
          else if (event.key === 'Escape') document.getElementById(titleId)?.focus({ preventScroll: true })
          else return
          // Escape would clear the field.
          event.preventDefault()
        }}
      />
    </form>
  )
}
