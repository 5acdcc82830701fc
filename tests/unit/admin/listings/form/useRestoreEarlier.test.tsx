import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { $form, $values, type Form } from '../../../../../src/admin/listings/form/form.store'
import { useRestoreEarlier } from '../../../../../src/admin/listings/form/useRestoreEarlier'
import { $account } from '../../../../../src/lib/http/admin-session'
import { filled } from './listing-values'

const Offer = () => (useRestoreEarlier()?.({ column: 'title', from: 'Earlier' }) ? 'offered' : 'none')

it.each<[Form['status'], string]>([
  ['closed', 'none'],
  ['editing', 'offered'],
  ['saving', 'none'],
  ['saved', 'none'],
])('While the form is %s, a press that puts an earlier value into it is %s', (status, offer) => {
  $account.set({ id: 'a', email: 'ada@example.com', name: 'Ada', role: 'negotiator' })
  $values.set(filled)
  $form.setKey('status', status)
  expect(renderToStaticMarkup(<Offer />)).toBe(offer)
})
