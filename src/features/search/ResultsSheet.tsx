import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'

const sheetClass = clsx(
  'max-tablet:relative max-tablet:z-3 max-tablet:-mx-margin max-tablet:bg-stucco max-tablet:px-margin',
  'max-tablet:tall:min-h-[calc(100svh-6.75rem)] max-tablet:tall:border-t max-tablet:tall:border-line',
  'max-tablet:tall:shadow-raised',
)
const handleClass = 'grid min-h-11 w-full cursor-pointer place-items-center not-tall:hidden tablet:hidden'

/**
 * The list beside the map; on phones a bottom sheet, which page scrolling pulls over the map. Its handle toggles it by
 * press or key.
 */
export function ResultsSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  const pull = () => {
    const { current } = sheet
    if (!current) return
    const { top } = current.getBoundingClientRect()
    const target = top > innerHeight / 2 ? current : current.parentElement
    target?.scrollIntoView()
  }
  return (
    <div ref={sheet} className={sheetClass}>
      <button type="button" className={handleClass} onClick={pull}>
        <span className="sr-only">{messages.listOverMap}</span>
        <span className="h-1 w-10 rounded-sm bg-edge" />
      </button>
      {children}
    </div>
  )
}
