import { describe, expect, it } from 'vitest'
import { isIgnoredRepeat } from '../../../../src/admin/ui/held-key'

describe('A held key', () => {
  it('moves on and on', () => {
    for (const key of ['j', 'K', 'ArrowDown', 'ArrowUp']) expect(isIgnoredRepeat({ key, repeat: true })).toBe(false)
  })
  it('does anything else once', () => {
    for (const key of ['e', 'E', 'a', 'x', ' ', 'Escape']) {
      expect(isIgnoredRepeat({ key, repeat: false })).toBe(false)
      expect(isIgnoredRepeat({ key, repeat: true })).toBe(true)
    }
  })
})
