// Runs PostgreSQL as the child of a process that ends with the one that started it (../with-parent.ts), so that no
// server stays behind where that one is killed outright. Usage: node supervise.ts COMMAND [ARGUMENT…]
import { spawn } from 'node:child_process'

const [command = '', ...args] = process.argv.slice(2)
const server = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
// SIGINT is PostgreSQL's fast shutdown: it ends sessions and leaves its files whole.
const stop = () => void server.kill('SIGINT')
process.on('SIGTERM', stop)
// Ctrl-C reaches PostgreSQL from the terminal too; a second request changes nothing.
process.on('SIGINT', stop)
server.on('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
server.on('exit', (code) => process.exit(code ?? 1))
