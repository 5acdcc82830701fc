import type { Result } from './result'

/** A read is repeated after so long. */
export const pauseBeforeRepeat = () => new Promise((resolve) => setTimeout(resolve, 800))

/** Repeats a read once when there is no response: an idle connection often fails on first use. */
export async function readTwice<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await read()
  if (first.ok || first.failure.kind === 'refused') return first
  await pauseBeforeRepeat()
  return read()
}
