import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { $isAdministrator } from '../../lib/http/admin-session'
import { afterFirstRead } from '../query/first-read'
import { useRead } from '../query/use-read'
import { PlainButton } from '../ui/Button'
import { LineIcon } from '../ui/LineIcon'
import { showToast } from '../ui/toasts'
import { type Step, stepsOf } from './first-steps'
import { readFirstSteps, setFirstSteps } from './first-steps.queries'

const firstStepsKey = ['first-steps']
const actionLinkClass = 'cursor-pointer py-1 text-left quiet-link decoration-edge pointer-coarse:py-2.5'
const notSavedText = 'Not saved. Check your connection, then try again.'

/** The number of a step, or a tick. */
const Disc = ({ number, isDone }: { number: number; isDone: boolean }) => (
  <span
    className={clsx(
      'flex size-7 flex-none items-center justify-center rounded-full border text-small tabular-nums',
      isDone ? 'border-green bg-green text-white' : 'border-edge',
    )}
    aria-hidden="true"
  >
    {isDone ? <LineIcon className="size-4 stroke-[1.8]" box={20} path="m4.5 10.5 3.6 3.6 7.4-8" /> : number}
  </span>
)

interface StepProps extends Step {
  number: number
  /** Another way to do it than a link. */
  children?: ReactNode
}

const StepItem = ({ number, title, text, isDone, links, children }: StepProps) => (
  <li
    className={clsx(
      'flex gap-3 border-b border-line py-3 desktop:flex-col desktop:gap-2 desktop:border-b-0 desktop:pt-3.5',
      isDone && 'items-center desktop:items-start',
    )}
  >
    <Disc number={number} isDone={isDone} />
    <div className="min-w-0">
      <h3 className={clsx('font-sans text-note font-semibold tracking-normal', isDone && 'text-ink-2')}>
        {title}
        {isDone && <span className="font-normal"> · Done</span>}
      </h3>
      {!isDone && (
        <>
          <p className="mt-1 text-small leading-[1.45] text-ink-2">{text}</p>
          <p className="mt-1.5 flex flex-wrap gap-x-5 text-small desktop:flex-col desktop:items-start">
            {links.map(({ label, href }) => (
              <a className={actionLinkClass} href={href} key={label}>
                {label}
              </a>
            ))}
            {children}
          </p>
        </>
      )}
    </div>
  </li>
)

/**
 * The first steps of an agency without listings, for administrators. Each ticks itself off by what the database holds.
 * Nothing once all are done or somebody has hidden them.
 */
export function FirstSteps() {
  const isAdministrator = useStore($isAdministrator)
  const client = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const { data: state } = useRead(firstStepsKey, afterFirstRead(readFirstSteps), { enabled: isAdministrator })
  const { mutate, isPending } = useMutation({
    mutationFn: setFirstSteps,
    onError: () => showToast(notSavedText),
    onSuccess: async (_, { dismissed, works_alone: isAlone }) => {
      if (dismissed) {
        showToast('The first steps are hidden.', {
          action: { label: 'Undo', onPress: () => mutate({ dismissed: false }) },
        })
        // One Tab before “Undo”.
        document.querySelector('h1')?.focus()
      }
      await client.invalidateQueries({ queryKey: firstStepsKey })
      // Its button is gone.
      if (isAlone) title.current?.focus()
    },
  })
  if (!isAdministrator || !state) return null
  const steps = stepsOf(state)
  const doneCount = steps.filter(({ isDone }) => isDone).length
  return (
    <section
      className="mx-(--admin-margin) mt-1 mb-4 border border-line bg-stucco px-4 pt-4 pb-2 tablet:px-5.5 desktop:pb-3"
      aria-labelledby="first-steps"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          className="font-serif text-h3 leading-[1.2] tracking-snug focus:outline-none"
          id="first-steps"
          tabIndex={-1}
          ref={title}
        >
          First steps{' '}
          <span className="font-sans text-note tracking-normal text-ink-2 tabular-nums">
            {doneCount} of {steps.length} done
          </span>
        </h2>
        <PlainButton
          className={clsx(actionLinkClass, 'text-note')}
          busy={isPending}
          onClick={() => mutate({ dismissed: true })}
        >
          Hide these steps
        </PlainButton>
      </div>
      <p className="mt-1 max-w-[62em] text-small leading-[1.45] text-ink-2">
        These five steps lead to your first home on the site. Your agency’s name, address and office hours are in the
        files of the site.
      </p>
      <ol className="mt-3 grid border-t border-ink desktop:grid-cols-5 desktop:gap-x-6">
        {steps.map((step, index) => (
          <StepItem key={step.id} number={index + 1} {...step}>
            {step.id === 'people' && (
              <PlainButton className={actionLinkClass} busy={isPending} onClick={() => mutate({ works_alone: true })}>
                I work alone
              </PlainButton>
            )}
          </StepItem>
        ))}
      </ol>
    </section>
  )
}
