/** Downloads a file from the browser. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Delayed, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
