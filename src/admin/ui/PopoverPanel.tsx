import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { popoverClass } from './popover-class'

interface Props {
  /** The panel's name. */
  label: string
  /** The button's content. */
  button: ReactNode
  buttonClass: string
  className?: string
  /** The content, with a way to close the panel. */
  children: (close: () => void) => ReactNode
}

/** A button with a panel of fields, such as a filter. */
export const PopoverPanel = ({ label, button, buttonClass, className, children }: Props) => (
  <DialogTrigger>
    <Button className={buttonClass}>{button}</Button>
    <Popover className={clsx(popoverClass, 'p-4.5', className)} placement="bottom start">
      <Dialog className="outline-none" aria-label={label}>
        {({ close }) => <>{children(close)}</>}
      </Dialog>
    </Popover>
  </DialogTrigger>
)
