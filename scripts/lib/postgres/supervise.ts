// Runs PostgreSQL as a child of a process that ends with its parent (../with-parent.ts), so that no server remains if
// the parent is killed. Usage: node supervise.ts COMMAND [ARGUMENT…]
import { spawn } from 'node:child_process'

const [command = '', ...args] = process.argv.slice(2)
const server = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
// SIGINT is PostgreSQL's fast shutdown: it ends sessions and closes files cleanly.
const stop = () => void server.kill('SIGINT')
process.on('SIGTERM', stop)
// The terminal sends Ctrl-C to PostgreSQL too. A second request changes nothing.
process.on('SIGINT', stop)
server.on('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
server.on('exit', (code) => process.exit(code ?? 1))
