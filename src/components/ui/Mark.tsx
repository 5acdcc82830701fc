import clsx from 'clsx'
import { isLongWordmark as isLong, Wordmark } from './Wordmark'

interface Props {
  href: string
  /** On the green background. */
  onGreen?: boolean
}

/** The wordmark. */
export const Mark = ({ href, onGreen }: Props) => (
  <a
    className={clsx(
      // A drawing more than text: it grows with the text size as far as the screen allows.
      'mark flex items-center gap-[min(0.75rem,4vw)] font-serif leading-none',
      isLong ? 'text-[min(var(--text-body),3.6vw)] desktop:text-note' : 'text-[min(var(--text-h3),8.35vw)]',
      'font-light tracking-tight whitespace-nowrap',
      'max-[22rem]:gap-2 tablet:max-desktop:gap-2',
      isLong ? 'tablet:max-desktop:text-note' : 'tablet:max-laptop:text-large laptop:max-desktop:text-h5',
      onGreen && 'text-cream print:hidden',
    )}
    href={href}
  >
    <Wordmark lineClass={onGreen ? 'bg-blush' : 'bg-brick'} />
  </a>
)
