import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checklist } from '../../../../../src/admin/listings/form/Checklist'
import { $form, $values } from '../../../../../src/admin/listings/form/form.store'
import { $account } from '../../../../../src/lib/http/admin-session'
import { filled } from './listing-values'

it.each<[string, boolean]>([
  ['reader', false],
  ['negotiator', true],
])('The checklist of a draft offers a %s to publish it: %s', (role, offers) => {
  $account.set({ id: 'a', email: 'ada@example.com', name: 'Ada', role })
  const draft = { ...filled, status: 'draft' as const }
  $values.set(draft)
  $form.set({ ...$form.get(), status: 'editing', stored: draft })
  expect(renderToStaticMarkup(<Checklist />).includes('Publish</button>')).toBe(offers)
})
