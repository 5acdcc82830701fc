import type { Result } from './result'

/** Repeats a read once when there is no response: an idle connection often fails on first use. */
export async function readTwice<T>(read: () => Promise<Result<T>>): Promise<Result<T>> {
  const first = await read()
  if (first.ok || first.failure.kind === 'refused') return first
  await new Promise((resolve) => setTimeout(resolve, 800))
  return read()
}
