import type { DirectoryDropItem, DropItem } from 'react-aria-components'

/** The files that were dropped or pasted, also those in folders. */
export async function droppedFiles(items: readonly DropItem[]): Promise<File[]> {
  const files = await Promise.all(
    items.map(async (item) => {
      if (item.kind === 'file') return [await item.getFile()]
      return item.kind === 'directory' ? filesIn(item) : []
    }),
  )
  return files.flat()
}

/** Files that systems add to folders, and hidden ones. */
const systemFile = /^(\.|Thumbs\.db$|desktop\.ini$)/i

async function filesIn(folder: DirectoryDropItem): Promise<File[]> {
  const entries: DropItem[] = []
  for await (const entry of folder.getEntries()) if (!systemFile.test(entry.name)) entries.push(entry)
  return droppedFiles(entries)
}
