import { describe, expect, it } from 'vitest'
import { email, isEmailAddress } from '../../../../src/lib/form/email-address'
import { typedAddresses } from '../../../email-addresses'

describe('An e-mail address', () => {
  it.each(typedAddresses)('typed as %j is %j', (typed, address) => {
    expect(email(typed)).toBe(address)
    // What a form stores is what letters are sent to, and is not changed a second time.
    if (address !== null) expect([isEmailAddress(address), email(address)]).toEqual([true, address])
    if (typed !== address) expect(isEmailAddress(typed)).toBe(false)
  })
})
