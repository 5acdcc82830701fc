import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../../../../src/features/property/trains/train-times')
})

test('A chooser whose code was lost on the way loads it at the next attempt', async () => {
  let imports = 0
  vi.doMock('../../../../../src/features/property/trains/train-times', () => {
    if (++imports === 1) throw new TypeError('offline')
    return {}
  })
  const chooser = new EventTarget()
  const disconnect = vi.fn()
  let see = () => {}
  vi.stubGlobal('document', { querySelector: () => chooser })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        see = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect = disconnect
    },
  )
  await import('../../../../../src/features/property/trains/load-train-times')
  see()
  await vi.waitFor(() => expect(imports).toBe(1))
  expect(disconnect).not.toHaveBeenCalled()
  chooser.dispatchEvent(new Event('focusin'))
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalled())
  expect(imports).toBe(2)
})
