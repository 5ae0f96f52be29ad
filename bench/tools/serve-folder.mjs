import { once } from 'node:events'
import { createServer } from 'node:http'
import { answer } from '../../scripts/server/answer.mjs'
import { portOf } from '../../scripts/server/free-port.mjs'
import { readSite } from '../../scripts/server/site.mjs'

/**
 * Serves a built folder with the responses of the app's own server, and records each.
 * @param {string} folder
 * @param {{ port?: number }} [options] the app keeps its origin, hence its service worker, only under one port
 */
export async function serveFolder(folder, { port = 0 } = {}) {
  const site = readSite(folder)
  /** @type {{ path: string, type: string, body: number, at: number }[]} */
  const answers = []
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    const { status, headers, body } = answer(site, { method, url: path, headers: request.headers })
    answers.push({
      path,
      type: headers['Content-Type'] ?? '',
      body: body.length,
      at: Date.now(),
    })
    response.writeHead(status, headers)
    response.end(method === 'HEAD' ? undefined : body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = portOf(server)
  return {
    address: `http://127.0.0.1:${bound}`,
    port: bound,
    answers,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
