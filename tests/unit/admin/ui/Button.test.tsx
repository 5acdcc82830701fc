import type { MouseEvent, ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button, PlainButton, TextButton } from '../../../../src/admin/ui/Button'

/** Presses a button; returns whether its press was cancelled, which keeps its form unsent. */
function press(button: ReactElement<{ onClick?: (event: MouseEvent) => void }>, detail = 1) {
  const event = { detail, preventDefault: vi.fn() }
  const { type, props } = button
  const element = typeof type === 'function' ? (type as (given: typeof props) => typeof button)(props) : button
  element.props.onClick?.(event as unknown as MouseEvent)
  return event.preventDefault.mock.calls.length > 0
}

describe.each([
  ['Button', (props: Parameters<typeof PlainButton>[0]) => Button({ variant: 'primary', ...props })],
  ['TextButton', TextButton],
  ['PlainButton', PlainButton],
])('A %s', (_, create) => {
  it('ignores presses while what it does is under way', () => {
    const onClick = vi.fn()
    expect(press(create({ onClick, busy: true }))).toBe(true)
    expect(onClick).not.toHaveBeenCalled()
    expect(press(create({ onClick, busy: false }))).toBe(false)
    expect(onClick).toHaveBeenCalledOnce()
  })
  it('acts once on a double press, even before it is shown as busy', () => {
    const onClick = vi.fn()
    expect([1, 2].map((detail) => press(create({ onClick, busy: false }), detail))).toEqual([false, true])
    expect(onClick).toHaveBeenCalledOnce()
  })
  it('acts on each of two presses if nothing is ever under way', () => {
    const onClick = vi.fn()
    expect([1, 2].map((detail) => press(create({ onClick }), detail))).toEqual([false, false])
    expect(onClick).toHaveBeenCalledTimes(2)
  })
})
