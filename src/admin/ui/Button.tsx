import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { buttonClass } from '../../components/ui/button-class'

interface Props extends ComponentProps<'button'>, Pick<Parameters<typeof buttonClass>[0], 'variant' | 'size'> {
  /** Whether what it does is under way. */
  busy?: boolean | undefined
}

/** A button. It submits its form only if its type says so. */
export const Button = ({ variant, size, busy, className, ...button }: Props) => (
  <button type="button" className={clsx(buttonClass({ variant, size }), className)} aria-busy={busy} {...button} />
)

/** An action that looks like a link. */
export const TextButton = ({ className, ...button }: ComponentProps<'button'>) => (
  <button type="button" className={clsx('cursor-pointer quiet-link', className)} {...button} />
)
