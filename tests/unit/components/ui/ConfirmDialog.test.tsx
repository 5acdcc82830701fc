import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConfirmDialog } from '../../../../src/components/ui/ConfirmDialog'

const html = renderToStaticMarkup(
  <ConfirmDialog title="Delete it?" cancel="Keep it" onCancel={() => undefined}>
    <p>It cannot be undone.</p>
    <button>Delete</button>
  </ConfirmDialog>,
)

it('A press in a dialog does not close the sheet below it, which would lose what was typed there', () =>
  expect(html).toMatch(/^<dialog [^>]*data-react-aria-top-layer/))

it('A dialog has what acts before what cancels, as every form does', () => {
  expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['Delete', 'Keep it'])
})
