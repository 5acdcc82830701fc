import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startMailbox } from '../../../../../scripts/lib/email/mailbox'

const run = promisify(execFile)

/** The first line that another user of this machine gets from a port. */
async function firstLine(address: string, sent = '') {
  const script = `exec 3<>/dev/tcp/127.0.0.1/${new URL(address).port}; printf '${sent}' >&3; head -1 <&3`
  return (await run('/bin/bash', ['-c', script], { uid: 65534, gid: 65534, cwd: '/' })).stdout.trim()
}

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'The mailbox is closed to other users of the machine: its emails contain links to passwords',
  async () => {
    // root's own processes are all allowed.
    const { getuid } = process
    process.getuid = () => 1000
    const { address, smtpUrl, close } = await startMailbox()
    try {
      expect(await firstLine(address, 'GET / HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n')).toBe('HTTP/1.1 403 Forbidden')
      expect(await firstLine(smtpUrl)).toMatch(/^554 /)
      expect((await fetch(address)).status).toBe(200)
    } finally {
      close()
      process.getuid = getuid!
    }
  },
)
