import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button, Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { popoverClass } from './popover-class'

interface Props {
  /** The button's name for screen readers. */
  label: string
  /** The button's content; three dots by default. */
  button?: ReactNode
  className?: string | undefined
  /** The items. */
  children: ReactNode
}

const Dots = () => (
  <svg className="h-1 w-4 fill-current" viewBox="0 0 16 4" aria-hidden="true">
    <circle cx={2} cy={2} r={1.6} />
    <circle cx={8} cy={2} r={1.6} />
    <circle cx={14} cy={2} r={1.6} />
  </svg>
)

/** A button with a menu of actions. */
export const Menu = ({ label, button, className, children }: Props) => (
  <MenuTrigger>
    <Button
      aria-label={label}
      className={
        className ?? 'grid size-11 shrink-0 cursor-pointer place-items-center text-ink-2 outline-ink hover:text-ink'
      }
    >
      {button ?? <Dots />}
    </Button>
    <Popover className={popoverClass} placement="bottom end">
      <AriaMenu className="min-w-44 py-1.5 outline-none">{children}</AriaMenu>
    </Popover>
  </MenuTrigger>
)

/** Runs an action once the menu is closed and the focus is back at its button, where a dialog will return it. */
const afterMenu = (action: () => void) => () => void requestAnimationFrame(() => requestAnimationFrame(() => action()))

interface ItemProps {
  children: string
  /** A link, or an action. */
  href?: string
  onAction?: () => void
  danger?: boolean
}

/** One action of a menu. */
export const MenuItem = ({ children, href, onAction, danger }: ItemProps) => (
  <AriaMenuItem
    className={clsx(
      'block cursor-pointer px-4.5 py-2.25 text-left text-note whitespace-nowrap outline-none pointer-coarse:py-3',
      'focus:bg-stucco forced-colors:focus:outline-2',
      danger && 'text-brick-2',
    )}
    textValue={children}
    {...(href !== undefined && { href })}
    {...(onAction && { onAction: afterMenu(onAction) })}
  >
    {children}
  </AriaMenuItem>
)
