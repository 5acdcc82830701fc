import { describe, expect, it } from 'vitest'
import { email, isEmailAddress } from '../../../../src/lib/form/email-address'
import { typedAddresses } from '../../../email-addresses'

describe('An email address', () => {
  it.each(typedAddresses)('typed as %j is %j', (typed, address) => {
    expect(email(typed)).toBe(address)
    // Stored addresses are valid for emails, and normalising them again changes nothing.
    if (address !== null) expect([isEmailAddress(address), email(address)]).toEqual([true, address])
    if (typed !== address) expect(isEmailAddress(typed)).toBe(false)
  })
})
