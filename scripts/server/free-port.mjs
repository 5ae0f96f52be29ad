import { createServer } from 'node:net'

/** @param {import('node:net').Server} server one that listens at a port */
export function portOf(server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/** @returns {Promise<number>} a port of the loopback address that nothing listens at */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const port = portOf(probe)
      probe.close(() => resolve(port))
    })
  })
}
