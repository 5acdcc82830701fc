import { expect, it, vi } from 'vitest'
import { completeDeletionsOnUnload } from '../../../../../src/admin/listings/list/deletion.store'
import { $pendingDeletions } from '../../../../../src/admin/listings/list/list.store'

it('Leaving the list renders its rows again only if a deletion is pending', () => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const render = vi.fn()
  const stop = $pendingDeletions.listen(render)
  completeDeletionsOnUnload()()
  expect(render).not.toHaveBeenCalled()
  $pendingDeletions.set(['a'])
  completeDeletionsOnUnload()()
  expect($pendingDeletions.get()).toEqual([])
  expect(render).toHaveBeenCalledTimes(2)
  stop()
  vi.unstubAllGlobals()
})
