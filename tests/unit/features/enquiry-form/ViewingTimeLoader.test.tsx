import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

const code = '../../../../src/features/enquiry-form/ViewingTime'
afterEach(() => {
  vi.doUnmock(code)
  vi.resetModules()
})

it('Native fields keep the name of their button while the free times load, and have a status for it', async () => {
  vi.resetModules()
  vi.doMock(code, () => Promise.reject(new TypeError('offline')))
  const { ViewingTimeLoader, viewingTimeImport } =
    await import('../../../../src/features/enquiry-form/ViewingTimeLoader')
  const html = () =>
    renderToStaticMarkup(
      <ViewingTimeLoader
        viewing=""
        slot=""
        errors={{}}
        setValue={() => {}}
        listing="d1"
        kind="in_person"
        nearest={[]}
        refusals={0}
      />,
    )
  await viewingTimeImport.request()
  expect(html()).toContain('type="datetime-local"')
  expect(html().match(/role="status"/g)).toHaveLength(2)
  void viewingTimeImport.request()
  expect(html()).toContain('See the free times</button>')
})
