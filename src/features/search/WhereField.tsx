import * as messages from '#messages/search.ts'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { listPath, paths } from '../../paths'
import type { Search } from './search-type'
import type { WhereOption } from './where-panel'
import type * as whereSearch from './where-search'

interface Props {
  search: Search
  onChange: (search: Search) => void
  /** A text that was sent without a choice. */
  onText: (text: string) => Promise<void>
}

// In the narrow rail of a tablet the sign would leave no room for a name.
const inputClass =
  'peer h-11 w-full min-w-0 truncate rounded-sm border border-edge bg-paper pr-9 pl-9.5 text-body text-ink ' +
  'placeholder:text-ink-2 hover:border-ink aria-busy:text-ink-2 tablet:text-note tablet:max-laptop:pl-2.5'
const signClass =
  'pointer-events-none absolute top-3.5 left-3 size-4 fill-none stroke-ink-2 stroke-[1.4] ' +
  'peer-aria-busy:animate-breathe tablet:max-laptop:hidden'
// On a tablet it grows over the list while it is used, as wide as its suggestions.
const frameClass =
  'relative scroll-mt-16 max-tablet:mt-2.5 max-tablet:mb-1 tablet:mb-3.5 noscript:hidden ' +
  'tablet:max-laptop:focus-within:z-3 tablet:max-laptop:focus-within:w-84'

/**
 * The “where” box of a list: a chosen place becomes a filter, and the box is empty again. Its suggestions
 * (where-box.ts) load at the first focus. The field is uncontrolled, so what is typed before stays.
 */
export function WhereField({ search, onChange, onText }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const choose = useEffectEvent((option: WhereOption, { placeHref, withPlace }: typeof whereSearch) => {
    const input = field.current
    if (!input) return
    input.value = ''
    // The list appears above a phone’s keyboard.
    if (matchMedia('(pointer: coarse)').matches) input.blur()
    if ('listing' in option) return location.assign(paths.property(option.listing.slug))
    if ('words' in option) return onChange({ ...search, page: 1, q: option.words })
    const { place } = option
    const href = placeHref(search, place)
    if (href) location.assign(href)
    else onChange(withPlace(search, place))
  })
  const type = useEffectEvent(() => search.type)
  useEffect(() => {
    const input = field.current
    if (!input) return
    const load = () =>
      Promise.all([import('./where-box'), import('./where-search')]).then(
        ([{ startWhereBox }, code]) =>
          startWhereBox(input, { type: () => type(), onChoose: (option) => choose(option, code) }),
        // Without suggestions the field still sends its text; the next focus tries again.
        () => {},
      )
    const start = () => void load()
    input.addEventListener('focus', start)
    if (input === document.activeElement) start()
    return () => input.removeEventListener('focus', start)
  }, [])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const input = field.current
    const text = input?.value.trim()
    if (!input || !text) return
    // The text stays until its place is found, which may take seconds.
    input.setAttribute('aria-busy', 'true')
    void onText(text).finally(() => {
      input.removeAttribute('aria-busy')
      // Another text that was typed meanwhile stays.
      if (input.value.trim() === text) input.value = ''
    })
  }
  return (
    <form action={listPath(search.type)} onSubmit={send}>
      <div className={frameClass}>
        <label className="sr-only" htmlFor="list-where">
          {messages.findPlace}
        </label>
        <input
          ref={field}
          className={inputClass}
          id="list-where"
          name="where"
          maxLength={100}
          placeholder={messages.wherePlaceholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <svg className={signClass} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M11.2 6.6a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0Zm-1.3 3.3 4.1 4.1" />
        </svg>
      </div>
      <button type="submit" className="sr-only" tabIndex={-1}>
        {messages.searchPlace}
      </button>
    </form>
  )
}
