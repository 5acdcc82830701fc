import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SelectionBar } from '../../../../src/admin/ui/SelectionBar'

it('A selection is cleared beside its count, by touch and by keyboard, before the actions', () => {
  const bar = renderToStaticMarkup(
    <SelectionBar
      {...{ label: 'Selected listings', className: '', count: 2, total: 9, max: 100, isSelecting: false }}
      onSelectAll={() => undefined}
      onClear={() => undefined}
    >
      <button type="button">Archive</button>
    </SelectionBar>,
  )
  const text = bar.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toMatch(/2 selected Clear the selection.* Select all 9 Archive/)
  // CSS changes the order on the screen only.
  expect(bar).not.toMatch(/[\s:"-]order-/)
})
