import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/ui/Icon'

interface Props {
  counter: ReactNode
  caption: string
  /** The keyboard hint. */
  hint: string
  /** The buttons. */
  children: ReactNode
}

const buttonClass = clsx(
  'grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-sm border border-white/35 text-h3 leading-none',
  'text-white hover:border-white aria-pressed:bg-cream aria-pressed:text-ink laptop:min-h-13 laptop:min-w-13',
  'forced-colors:border-[ButtonText]',
)
interface ButtonProps {
  label: string
  onPress: () => void
  pressed?: boolean
  /** The sign that is drawn for the label. */
  children: ReactNode
}

export const StageButton = ({ label, onPress, pressed, children }: ButtonProps) => (
  <button type="button" className={buttonClass} aria-label={label} aria-pressed={pressed} onClick={onPress}>
    <span aria-hidden="true">{children}</span>
  </button>
)

interface TurnProps {
  /** The labels of both buttons. */
  previous: string
  next: string
  onTurn: (step: -1 | 1) => void
}

/** To the previous and the next slide. */
export const TurnButtons = ({ previous, next, onTurn }: TurnProps) => (
  <>
    <StageButton label={previous} onPress={() => onTurn(-1)}>
      <Icon name="left" className="size-6" />
    </StageButton>
    <StageButton label={next} onPress={() => onTurn(1)}>
      <Icon name="right" className="size-6" />
    </StageButton>
  </>
)

const footerClass = clsx(
  'col-span-full flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-margin py-2',
  'laptop:col-span-1 laptop:col-start-1',
  'laptop:row-start-2 laptop:block laptop:self-end laptop:pt-6 laptop:pr-7 laptop:pb-7 laptop:pl-13.5',
)

/** The stage's caption, at the bottom of the rail; on phones at the bottom of the screen. */
export const StageFooter = ({ counter, caption, hint, children }: Props) => (
  <div className={footerClass}>
    <div className="min-w-0 flex-[1_1_7rem]" aria-live="polite" aria-atomic="true">
      <div className="font-light whitespace-nowrap lining-nums tabular-nums" data-testid="picture-counter">
        {counter}
      </div>
      <p
        className="mt-1 text-note leading-[1.45] text-night-text laptop:mt-3.5 laptop:min-h-17"
        data-testid="picture-caption"
      >
        {caption}
      </p>
    </div>
    <p className="flex flex-none flex-wrap gap-1.5 laptop:mt-5">{children}</p>
    <p className="mt-4 text-small text-night-text-3 max-laptop:hidden pointer-coarse:hidden">{hint}</p>
  </div>
)
