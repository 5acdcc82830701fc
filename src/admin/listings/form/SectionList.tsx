import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { $progress } from './form.store'
import { sectionsOf, type Step } from './form-sections'
import { gapsText, sectionState } from './progress'
import { useListingForm } from './useListingForm'
import { StateMark } from '../StateMark'

/** The offset from the window's top at which a section becomes the current one, in pixels. */
const currentLinePx = 220

const itemClass = clsx(
  'relative flex min-h-9 items-center gap-2.5 py-1 leading-[1.2] tablet:pr-5 pointer-coarse:min-h-11',
  'hover:underline hover:decoration-edge hover:underline-offset-4 aria-[current]:font-semibold',
  'tablet:aria-[current]:after:absolute tablet:aria-[current]:after:inset-y-0 tablet:aria-[current]:after:right-0',
  'tablet:aria-[current]:after:w-0.75 tablet:aria-[current]:after:bg-brick',
  'forced-colors:aria-[current]:after:bg-[Highlight]',
)

/** The current section: the last that starts above `currentLinePx`; at the page's end, the last. */
function useCurrentSection(ids: string): string {
  const [current, setCurrent] = useState(ids.split(' ')[0] ?? '')
  useEffect(() => {
    const updateCurrent = () => {
      const all = ids.split(' ')
      const isAtBottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0
      const passed = all.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < currentLinePx,
      )
      setCurrent((isAtBottom ? all : passed).at(-1) ?? all[0] ?? '')
    }
    updateCurrent()
    addEventListener('scroll', updateCurrent, { passive: true })
    return () => removeEventListener('scroll', updateCurrent)
  }, [ids])
  return current
}

interface Props {
  /** The sections, and the parts below the fields. */
  steps: readonly Step[]
  /** On phones, the section that shows; elsewhere the scrolled one. */
  current?: string
  /** On phones, opens a section. */
  onOpen?: (id: string) => void
}

/** The form's sections with their states; the current one is marked on the rail's line. */
export function SectionList({ steps, current, onOpen }: Props) {
  // On a wide screen the checklist is beside the fields.
  const scrolled = useCurrentSection(steps.flatMap(({ id }) => (id === 'checklist' ? [] : [id])).join(' '))
  return (
    <ol>
      {steps.map(({ id, title }) => (
        <li key={id} className={!onOpen && id === 'checklist' ? 'desktop:hidden' : undefined}>
          <a
            className={itemClass}
            href={`#${id}`}
            aria-current={id === (current ?? scrolled) ? 'location' : undefined}
            onClick={(event) => {
              if (!onOpen) return
              event.preventDefault()
              onOpen(id)
            }}
          >
            <State id={id} title={title} />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** A section's mark, title and number of fields that need attention; narrow lists show the number without its word. */
function State({ id, title }: Step) {
  const { values, errors } = useListingForm()
  const progress = useStore($progress)
  const section = sectionsOf(values.listing_type).find((each) => each.id === id)
  const { invalid, missing, requested } = sectionState(section?.fields ?? [], progress, errors)
  const own = invalid ? `${invalid} to fix` : missing ? `${missing} missing` : requested ? `${requested} waiting` : ''
  const text = id === 'checklist' ? gapsText(progress.gaps) : own
  const isWaiting = invalid + missing === 0 && requested > 0
  const state = !text ? 'done' : isWaiting ? 'requested' : 'missing'
  const [count, ...words] = text.split(' ')
  return (
    <>
      {section || id === 'checklist' ? <StateMark state={state} /> : <StateMark state="none" className="invisible" />}
      {title}
      {text && (
        <span
          className={clsx(
            'ml-auto text-small whitespace-nowrap',
            isWaiting ? 'font-normal text-ink-2' : 'font-medium text-brick-2',
          )}
        >
          {count} <span className="max-desktop:sr-only">{words.join(' ')}</span>
        </span>
      )}
      {section && !text && <span className="sr-only">: nothing missing</span>}
    </>
  )
}
