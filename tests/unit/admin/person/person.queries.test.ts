import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { personQuery } from '../../../../src/admin/person/person.queries'

it('A person is not looked up again each time the window is focused, because it reads everything', async () => {
  const client = new QueryClient()
  client.mount()
  const queryFn = vi.fn(() => Promise.resolve(null))
  const query = { ...personQuery({ email: 'ada@example.com', phone: '' }), queryFn }
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  // The client handles the focus in a microtask.
  await new Promise((resolve) => setTimeout(resolve))
  expect(queryFn).toHaveBeenCalledTimes(1)
  stop()
  focusManager.setFocused(undefined)
  client.unmount()
})
