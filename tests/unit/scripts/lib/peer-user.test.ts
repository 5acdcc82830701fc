import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { isOtherUser, userOfConnection } from '../../../../scripts/lib/peer-user'

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:D431 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1 1
   1: 0100007F:D431 0100007F:C001 01 00000000:00000000 00:00000000 00000000  1000        0 2 1
   2: 0100007F:C001 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1001        0 3 1`

it('The user of a connection is that of its other end', () => {
  expect(userOfConnection(table, 0xc001, 0xd431)).toBe(1001)
  expect(userOfConnection(table, 0xd431, 0xc001)).toBe(1000)
  expect(userOfConnection(table, 0xc002, 0xd431)).toBeUndefined()
})

/** A connection as the server sees it, opened by `open`. */
async function accepted(open: (port: number) => void): Promise<boolean> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  open((server.address() as AddressInfo).port)
  const socket = await new Promise<Socket>((resolve) => server.once('connection', resolve))
  const result = isOtherUser(socket)
  socket.destroy()
  server.close()
  return result
}

it('Our own connection belongs to our user', async () => {
  expect(await accepted((port) => connect(port, '127.0.0.1').on('error', () => {}))).toBe(false)
})

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)('Another user’s is detected', async () => {
  const hold = (port: number) =>
    void spawn('/bin/bash', ['-c', `exec 3<>/dev/tcp/127.0.0.1/${port}; sleep 2`], { uid: 65534, gid: 65534 })
  // root's own processes are all allowed.
  const { getuid } = process
  process.getuid = () => 1000
  expect(await accepted(hold)).toBe(true)
  process.getuid = getuid!
})
