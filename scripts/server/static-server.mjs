import { createServer } from 'node:http'
import { once } from 'node:events'
import { answer } from './answer.mjs'
import { portOf } from './free-port.mjs'

/** Longest silence of a connection: a phone that disappears does not close it. */
const idleTimeoutMs = 30_000

/**
 * Serves the files of a built folder until closed.
 * @param {import('./site.mjs').Site} site
 * @param {{ port: number, host: string, idle?: number }} where port 0: any free one
 */
export const startStaticServer = (site, { port, host, idle = idleTimeoutMs }) =>
  listen((request, response) => sendFile(site, request, response), {
    port,
    host,
    // Node drops a silent connection only after a request has begun on it; `timeout` closes it in any case.
    configure: (server) =>
      Object.assign(server, { keepAliveTimeout: Math.min(5000, idle), timeout: idle }),
  })

/**
 * @param {import('./site.mjs').Site} site
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function sendFile(site, request, response) {
  const { status, headers, body } = answer(site, request)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Listens until closed. `localhost` means both loopback addresses, since browsers try either.
 * @param {import('node:http').RequestListener} handle
 * @param {{ port: number, host: string, configure: (server: import('node:http').Server) => void, options?: import('node:http').ServerOptions }} where port 0: any free one
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} rejects with the system's error, such as EADDRINUSE
 */
export async function listen(handle, { port, host, configure, options = {} }) {
  const servers = []
  const close = async () => {
    for (const server of servers) {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    }
  }
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  let chosen = port
  for (const address of addresses) {
    const server = createServer(options, handle)
    configure(server)
    try {
      server.listen(chosen, address)
      await once(server, 'listening')
      servers.push(server)
      chosen = portOf(server)
    } catch (error) {
      if (address === '::1' && hasNoSuchAddress(error)) continue
      await close()
      throw error
    }
  }
  return { port: chosen, close }
}

/** A machine without IPv6 has no `::1`. */
const hasNoSuchAddress = (error) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)
