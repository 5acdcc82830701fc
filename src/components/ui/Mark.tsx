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
      'mark flex items-center gap-3 font-serif text-h3 leading-none font-light tracking-tight whitespace-nowrap',
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
