import { atom } from 'nanostores'

interface Said {
  message: string
  /** Takes back what was done. */
  undo?: () => void
  /** Called once it can no longer be taken back. */
  settle?: () => void
}

/** What was just done, said at the foot of the page. */
export const $said = atom<Said | null>(null)

/** Says something, or nothing more. What was said before it is settled. */
export function say(next: Said | null): void {
  const before = $said.get()
  $said.set(next)
  before?.settle?.()
}

/** Takes back what was said last. */
export function undo(): void {
  const said = $said.get()
  $said.set(null)
  said?.undo?.()
}
