import { describe, expect, it } from 'vitest'
import { checkedBackendUrl } from '../../../../src/lib/http/backend-url'

describe('Backend addresses', () => {
  it.each(['nonsense', 'ftp://a.example', '', 'javascript:alert(1)'])('refuses “%s”', (address) =>
    expect(() => checkedBackendUrl(address)).toThrow('Invalid Supabase URL format'),
  )
  it('loses a trailing slash', () =>
    expect(checkedBackendUrl('https://abc.supabase.co/')).toBe('https://abc.supabase.co'))
})
