import { createServer } from 'node:net'

const listen = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const taken = server.address().port
      server.close(() => resolve(taken))
    })
  })

/** A port nobody listens on at this moment. */
export const freePort = () => listen(0)

/** Whether someone listens on the port already. */
export const isTaken = (port) => listen(port).then(() => false, (error) => error.code === 'EADDRINUSE')
