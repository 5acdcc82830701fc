import clsx from 'clsx'

interface Options {
  /**
   * primary: the main action, in green: opens, continues, searches; send: in brick: submits a form to a person, or
   * links to that form on the same page; secondary: an equal alternative; outline: a minor action; danger: irreversible
   */
  variant: 'primary' | 'secondary' | 'outline' | 'send' | 'danger'
  size?: 'small' | 'large' | undefined
  /** On the green background: the footer and closing calls. */
  onGreen?: boolean | undefined
}

const sizes = {
  small: 'min-h-9.5 px-4 py-2 pointer-coarse:min-h-11',
  middle: 'min-h-11.5 px-5.5 py-3',
  large: 'min-h-13.5 px-7 py-4 text-body',
}
const filled = 'border-transparent disabled:bg-surface-muted'
const lined = 'disabled:border-transparent disabled:bg-surface-muted'
const variants = {
  primary: `${filled} bg-green text-white hover:bg-green-2 active:bg-ink`,
  secondary: `${lined} border-edge bg-paper text-green hover:border-green hover:bg-white active:bg-surface-muted`,
  outline: clsx(
    'border-current hover:border-ink hover:bg-ink hover:text-paper active:border-green active:bg-green',
    'active:text-paper disabled:border-line disabled:bg-transparent',
  ),
  send: `${filled} bg-brick text-white hover:bg-brick-2 active:bg-brick-3`,
  danger: `${lined} border-brick-2 text-brick-2 hover:bg-brick-2 hover:text-white`,
}
const variantsOnGreen: Partial<typeof variants> = {
  secondary: `${filled} bg-cream text-green hover:bg-white active:bg-surface-muted`,
  outline: 'border-current hover:border-cream hover:bg-cream hover:text-green',
}

/** The classes of a button, or of a link that looks like one. */
export const buttonClass = ({ variant, size, onGreen }: Options) =>
  clsx('btn', sizes[size ?? 'middle'], (onGreen && variantsOnGreen[variant]) || variants[variant])
