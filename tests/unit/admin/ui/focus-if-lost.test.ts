import { expect, it, vi } from 'vitest'
import { focusIfLost } from '../../../../src/admin/ui/focus-if-lost'

it('The focus moves once a dialog has closed and the page takes it, and only if the page has lost it', () => {
  const frames: (() => void)[] = []
  const page = { activeElement: 'body', body: 'body', dialog: {} as object | null, inert: true }
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => page.dialog }))
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  const passFrames = () => {
    for (let frame = 0; frame < 5; frame++) frames.splice(0).forEach((callback) => callback())
  }
  const moveFocus = vi.fn(() => void (page.activeElement = page.inert ? page.body : 'row'))
  focusIfLost(moveFocus)
  passFrames()
  expect(moveFocus).not.toHaveBeenCalled()
  page.dialog = null
  passFrames()
  page.inert = false
  passFrames()
  expect(page.activeElement).toBe('row')
  moveFocus.mockClear()
  focusIfLost(moveFocus)
  passFrames()
  expect(moveFocus).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
