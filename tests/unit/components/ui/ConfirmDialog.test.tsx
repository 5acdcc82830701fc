import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConfirmDialog } from '../../../../src/components/ui/ConfirmDialog'

it('A dialog has what acts before what cancels, as every form does', () => {
  const html = renderToStaticMarkup(
    <ConfirmDialog title="Delete it?" cancel="Keep it" onCancel={() => undefined}>
      <p>It cannot be undone.</p>
      <button>Delete</button>
    </ConfirmDialog>,
  )
  expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['Delete', 'Keep it'])
})
