import { readFileSync } from 'node:fs'

/** The user at the other end of a local connection, from the system's table of connections (Linux). */
export function userOfConnection(table: string, peerPort: number, ownPort: number): number | undefined {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')
  for (const line of table.split('\n').slice(1)) {
    const [, local = '', remote = '', , , , , user = ''] = line.trim().split(/\s+/)
    if (local.endsWith(`:${hex(peerPort)}`) && remote.endsWith(`:${hex(ownPort)}`)) return Number(user)
  }
  return undefined
}

const tables = ['/proc/net/tcp', '/proc/net/tcp6']
/** A socket, or the session of a mail server. */
type Connection = Partial<Record<'remotePort' | 'localPort', number | undefined>>
const judged = new WeakMap<Connection, boolean>()

/**
 * Whether another user of this machine opened a connection. The database's port has no limits, so other users must use
 * the site, and the mailbox contains links that sign in. On systems other than Linux the answer is always no.
 */
export function isOtherUser(connection: Connection): boolean {
  const known = judged.get(connection)
  if (known !== undefined) return known
  const { remotePort = 0, localPort = 0 } = connection
  const own = process.getuid?.()
  let result = false
  try {
    const users = tables.map((table) => userOfConnection(readFileSync(table, 'utf8'), remotePort, localPort))
    // Root (0) may do anything anyway, and a closed connection counts as root's.
    result = users.some((user) => user !== undefined && user !== 0 && user !== own)
  } catch {
    // The system has no such tables.
  }
  judged.set(connection, result)
  return result
}
