import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button, Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { optionClass, popoverClass } from './popover-class'

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

type ButtonProps = Pick<ComponentProps<'button'>, 'aria-label' | 'className' | 'children'>

interface MountedMenuProps {
  buttonProps: ButtonProps
  /** Whether the key that opened it goes on to its first item. */
  byKeyboard: boolean
  children: ReactNode
}

/** Opens at once. The focus is on its button before the menu takes it, and returns there. */
function MountedMenu({ buttonProps, byKeyboard, children }: MountedMenuProps) {
  const [state, setState] = useState<'new' | 'first' | 'open' | 'closed'>('new')
  const isFirst = state === 'first'
  return (
    <MenuTrigger isOpen={isFirst || state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')}>
      <Button autoFocus onFocus={() => setState((now) => (now === 'new' ? 'first' : now))} {...buttonProps} />
      <Popover className={popoverClass} placement="bottom end">
        <AriaMenu className="min-w-44 py-1.5 outline-none" {...(isFirst && byKeyboard && { autoFocus: 'first' })}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

/** A button with a menu of actions, which is made when it is first opened: a list has dozens. */
export function Menu({ label, button, className, children }: Props) {
  const [openedBy, setOpenedBy] = useState<'by pointer' | 'by keyboard'>()
  const buttonProps: ButtonProps = {
    'aria-label': label,
    className:
      className ?? 'grid size-11 shrink-0 cursor-pointer place-items-center text-ink-2 outline-ink hover:text-ink',
    children: button ?? <Dots />,
  }
  if (openedBy)
    return (
      <MountedMenu buttonProps={buttonProps} byKeyboard={openedBy === 'by keyboard'}>
        {children}
      </MountedMenu>
    )
  return (
    <button
      type="button"
      aria-haspopup="true"
      aria-expanded={false}
      // A screen reader presses without a pointer's count.
      onClick={({ detail }) => setOpenedBy(detail > 0 ? 'by pointer' : 'by keyboard')}
      // Not by the click that follows: React Aria takes it for a screen reader's, and delays the focus until
      // transitions have ended, which never happens if the fading row leaves.
      onKeyDown={(event) => {
        if (!/^(Arrow(Down|Up)|Enter| )$/.test(event.key)) return
        event.preventDefault()
        setOpenedBy('by keyboard')
      }}
      {...buttonProps}
    />
  )
}

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
      optionClass,
      'block px-4.5 py-2.25 text-left text-note whitespace-nowrap data-focused:bg-stucco pointer-coarse:py-3',
      danger && 'text-brick-2',
    )}
    textValue={children}
    {...(href !== undefined && { href })}
    {...(onAction && { onAction: afterMenu(onAction) })}
  >
    {children}
  </AriaMenuItem>
)
