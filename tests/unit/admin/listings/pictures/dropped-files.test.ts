import type { DirectoryDropItem, FileDropItem } from 'react-aria-components'
import { expect, it } from 'vitest'
import { droppedFiles } from '../../../../../src/admin/listings/pictures/dropped-files'

const file = (name: string) =>
  ({ kind: 'file', name, type: '', getFile: () => Promise.resolve(new File([], name)) }) as unknown as FileDropItem
const folder = (name: string, entries: (FileDropItem | DirectoryDropItem)[]) =>
  ({
    kind: 'directory',
    name,

    async *getEntries() {
      yield* entries
    },
  }) as unknown as DirectoryDropItem

it('A dropped folder gives its pictures and those of folders in it, without files of the system', async () => {
  const hidden = folder('.thumbnails', [file('hall-small.jpg')])
  const inner = folder('Plans', [file('floorplan.png'), file('Thumbs.db')])
  const files = await droppedFiles([folder('Wharf House', [file('.DS_Store'), file('hall.jpg'), inner, hidden])])
  expect(files.map(({ name }) => name)).toEqual(['hall.jpg', 'floorplan.png'])
})
