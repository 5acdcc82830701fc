import { describe, expect, it } from 'vitest'
import { printedError, UserError } from '../../../../scripts/lib/cli'

describe('An error that a command ends with', () => {
  it.each([
    new UserError(
      'The database could not be made in /data:\nFATAL:  could not extend file "base/1/2": No space left on device\n' +
        'PANIC:  cannot abort transaction 1\nAborted',
    ),
    new UserError('The site could not be built:\n[WARN] a\nENOSPC: no space left on device, copyfile a -> b'),
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
  ])('explains that the disk is full, whoever reports it: %s', (error) => {
    const printed = String(printedError(error))
    expect(printed).toContain('✗ The disk is full')
    expect(printed).toContain('Free some space')
    expect(printed).not.toMatch(/Aborted|PANIC|WARN/)
  })
  it('is its message if the user can act on it, and otherwise complete', () => {
    expect(printedError(new UserError('PORT must be a port.'))).toBe('\n✗ PORT must be a port.')
    const error = new TypeError('a is undefined')
    expect(printedError(error)).toBe(error)
  })
})
