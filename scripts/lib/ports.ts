import { createServer, type AddressInfo } from 'node:net'
import { errorCode, UserError } from './cli.ts'

/** Listens on a port and closes at once. Resolves to the port; 0 lets the system choose. */
const listen = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo
      server.close(() => resolve(taken))
    })
  })

/** A port that is free at this moment. */
export const freePort = () => listen(0)

/** Whether a process listens on the port. */
export const isTaken = (port: number) =>
  listen(port).then(
    () => false,
    (error: unknown) => errorCode(error) === 'EADDRINUSE',
  )

function portSetting(name: string, defaultPort: number): number {
  const port = Number(process.env[name] || defaultPort)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UserError(`${name} must be a port from 1 to 65535; it is “${process.env[name]}”.`)
  return port
}

/** The port of `npm run serve`, if it is free. */
export async function freeSitePort(): Promise<number> {
  const port = portSetting('PORT', 4321)
  if (await isTaken(port))
    throw new UserError(
      `Port ${port} is taken. Stop what listens there (npm start?), or choose another: PORT=${port + 1} npm run serve`,
    )
  return port
}

/** The two ports of `npm start` and `npm run dev`, if they are free. */
export async function chosenPorts(): Promise<{ site: number; backend: number }> {
  const ports = { site: portSetting('PORT', 4321), backend: portSetting('BACKEND_PORT', 54321) }
  if (ports.site === ports.backend)
    throw new UserError(`PORT and BACKEND_PORT are both ${ports.site}; give them different numbers.`)
  for (const [what, name, port] of [
    ['site', 'PORT', ports.site],
    ['database', 'BACKEND_PORT', ports.backend],
  ] as const)
    if (await isTaken(port))
      throw new UserError(
        `Port ${port}, where the ${what} would listen, is taken. Stop what listens there ` +
          `(another npm start?), or choose another: ${name}=${port + 1} npm start`,
      )
  return ports
}
