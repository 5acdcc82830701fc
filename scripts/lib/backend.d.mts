import { type ChildProcess } from 'node:child_process'
import { type Secrets } from './secrets.mjs'

/** Starts a backend in a folder of its own; see backend.mjs. */
export function startBackend(
  home: string,
  port: number,
  seeds?: string[],
): Promise<{ url: string; secrets: Secrets; fresh: boolean; process: ChildProcess; stop: () => Promise<void> }>
