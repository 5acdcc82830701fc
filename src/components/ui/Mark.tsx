import clsx from 'clsx'

interface Props {
  href: string
  /** On door green. */
  onGreen?: boolean
}

/** The house's name, the meridian between its two words. */
export const Mark = ({ href, onGreen }: Props) => (
  <a
    className={clsx(
      // The name is a drawing more than a text: it grows with the reader's text as far as the screen has room.
      'mark flex items-center gap-[min(0.75rem,4vw)] font-serif text-[min(var(--text-h3),8.35vw)] leading-none',
      'font-light tracking-tight whitespace-nowrap',
      'max-[22rem]:gap-2 md:max-xl:gap-2 md:max-xl:text-h5',
      onGreen && 'text-cream print:hidden',
    )}
    href={href}
  >
    Meridian
    <i className={clsx('h-6.5 w-px shrink-0 forced-colors:bg-[CanvasText]', onGreen ? 'bg-blush' : 'bg-brick')} />
    Row
  </a>
)
