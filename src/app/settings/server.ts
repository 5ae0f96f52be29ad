import { onceAsync } from '#domain/once.ts'
import type { HttpClient } from '#ports/http-client.ts'

/** The configured server, whose client is loaded at the first request. */
export interface Server {
  client(): Promise<HttpClient>
}

export function createServer(load: () => Promise<HttpClient>): Server {
  return { client: onceAsync(load) }
}
