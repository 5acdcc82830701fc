import clsx from 'clsx'
import { useEffect, useState } from 'react'
import type { SectionShape, Step } from './form-sections'
import { gapsText, type Progress, sectionState } from './progress'
import type { Errors } from './property-form'
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

/** The number of fields in a section that need attention; the word is for wide lists and screen readers. */
function Count({ invalid, missing, requested }: { invalid: number; missing: number; requested: number }) {
  const [count, unit] = invalid ? [invalid, 'to fix'] : missing ? [missing, 'missing'] : [requested, 'waiting']
  if (count === 0) return null
  return <CountText isWarning={invalid + missing > 0}>{`${count} ${unit}`}</CountText>
}

/** A count with its words; narrow lists show only the count. */
function CountText({ isWarning, children }: { isWarning: boolean; children: string }) {
  const [count, ...rest] = children.split(' ')
  return (
    <span
      className={clsx(
        'ml-auto text-small whitespace-nowrap',
        isWarning ? 'font-medium text-brick-2' : 'font-normal text-ink-2',
      )}
    >
      {count} <span className="max-desktop:sr-only">{rest.join(' ')}</span>
    </span>
  )
}

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
  sections: readonly SectionShape[]
  /** The sections, and the parts below the fields. */
  steps: readonly Step[]
  progress: Progress
  errors: Errors
  /** On phones, the section that shows; elsewhere the scrolled one. */
  current?: string
  /** On phones, opens a section. */
  onOpen?: (id: string) => void
}

/** The form's sections with their states; the current one is marked on the rail's line. */
export function SectionList({ sections, steps, progress, errors, current, onOpen }: Props) {
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
            <State section={sections.find((each) => each.id === id)} id={id} title={title} {...{ progress, errors }} />
          </a>
        </li>
      ))}
    </ol>
  )
}

interface StateProps extends Step {
  section: SectionShape | undefined
  progress: Progress
  errors: Errors
}

/** A section's mark, title and count. */
function State({ section, id, title, progress, errors }: StateProps) {
  if (id === 'checklist')
    return (
      <>
        <StateMark state={progress.gaps.length > 0 ? 'missing' : 'done'} />
        {title}
        <CountText isWarning>{gapsText(progress.gaps)}</CountText>
      </>
    )
  if (!section)
    return (
      <>
        <StateMark state="none" className="invisible" />
        {title}
      </>
    )
  const { invalid, missing, requested } = sectionState(section, progress, errors)
  const open = invalid + missing > 0
  return (
    <>
      <StateMark state={open ? 'missing' : requested ? 'requested' : 'done'} />
      {title}
      <Count {...{ invalid, missing, requested }} />
      <span className="sr-only">{!open && !requested && ': nothing missing'}</span>
    </>
  )
}
