import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from '../../components/ui/button-class'

interface PlainProps extends ComponentProps<'button'> {
  /** Whether what it does is under way. It then ignores presses, and keeps the focus. A double press acts once. */
  busy?: boolean | undefined
}
interface Props extends PlainProps, Pick<Parameters<typeof buttonClass>[0], 'variant' | 'size'> {}

/** A button without a look. It submits its form only if its type says so. */
export function PlainButton({ busy, onClick, ...button }: PlainProps) {
  function act(event: MouseEvent<HTMLButtonElement>) {
    // On a slow device, the second press of two comes before the button is busy. A cancelled press submits no form,
    // not even by Enter in a field.
    if (busy || event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }
  return <button type="button" aria-busy={busy} onClick={busy === undefined ? onClick : act} {...button} />
}

export const Button = ({ variant, size, className, ...button }: Props) => (
  <PlainButton className={clsx(buttonClass({ variant, size }), className)} {...button} />
)

/** An action that looks like a link. */
export const TextButton = ({ className, ...button }: PlainProps) => (
  <PlainButton className={clsx('cursor-pointer quiet-link', className)} {...button} />
)

export const TextLink = (link: ComponentProps<'a'>) => <a className="quiet-link" {...link} />
