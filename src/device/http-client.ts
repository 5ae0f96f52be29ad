import { failed, ok, type Result } from '#domain/result.ts'
import type { HttpClient, HttpHeaders, HttpProblem } from '#ports/http-client.ts'

export interface BaseUrls {
  readonly browserBaseUrl?: string | undefined
  readonly baseUrl?: string | undefined
  /** Where the page came from. A build without a configured server asks its own origin: the policy allows no other. */
  readonly pageOrigin?: string | undefined
}

const localDefault = 'http://localhost:3000'

/** The browser's own setting, else the general one, else this machine: the one that served the page, where one did. */
export function chooseBaseUrl({ browserBaseUrl, baseUrl, pageOrigin }: BaseUrls): string {
  const isGiven = (url: string | undefined) => url !== undefined && url !== ''
  return [browserBaseUrl, baseUrl, pageOrigin].find(isGiven) ?? localDefault
}

interface HttpSettings extends BaseUrls {
  readonly fetch?: typeof fetch
  /** Called when a request begins; the answer is called at its end. */
  readonly onActivity?: () => (outcome: 'done' | 'failed') => void
}

export interface HttpRequest extends Omit<RequestInit, 'headers'> {
  readonly headers?: HttpHeaders
  /** Nobody waits for it: no progress bar. */
  readonly isQuiet?: boolean
}

/** The same client for adapters of the browser, which also send and read what is no JSON. */
export interface BrowserHttpClient extends HttpClient {
  /** An answer with a good status, its body not read yet. */
  send(path: string, request: HttpRequest): Promise<Result<Response, HttpProblem>>
  sendJson(path: string, request: HttpRequest): Promise<Result<unknown, HttpProblem>>
}

/** JSON over `fetch`. Failures are answers, never thrown. */
export function createHttpClient(settings: HttpSettings): BrowserHttpClient {
  const baseUrl = chooseBaseUrl(settings)
  const ask = settings.fetch ?? ((...request) => fetch(...request))

  async function tracked<Value>(
    { isQuiet = false, ...init }: HttpRequest,
    path: string,
    read: (response: Response) => Value | Promise<Value>,
  ) {
    const end = isQuiet ? undefined : settings.onActivity?.()
    const result = await answerOf(() => ask(addressOf(baseUrl, path), init), read)
    end?.(result.ok ? 'done' : 'failed')
    return result
  }
  const sendJson = (path: string, request: HttpRequest) =>
    tracked({ ...request, headers: { ...accept, ...request.headers } }, path, readJson)
  return {
    baseUrl,
    send: (path, request) => tracked(request, path, (response) => response),
    sendJson,
    get: (path, headers = {}) => sendJson(path, { headers }),
    post: (path, body, headers = {}) => sendJson(path, jsonRequest(body, headers)),
  }
}

export const jsonRequest = (body: unknown, headers: HttpHeaders = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const accept = { Accept: 'application/json' }

function addressOf(baseUrl: string, path: string) {
  return `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

async function answerOf<Value>(
  ask: () => Promise<Response>,
  read: (response: Response) => Value | Promise<Value>,
): Promise<Result<Value, HttpProblem>> {
  let response: Response
  try {
    response = await ask()
  } catch (error) {
    // No connection, or a refused address.
    return failed({ ...problemOf(error), code: 'unreachable' })
  }
  if (!response.ok) return failed(await refusalOf(response))
  try {
    return ok(await read(response))
  } catch (error) {
    // Cut off on the way, or an answer that is no JSON.
    return failed(problemOf(error))
  }
}

const problemOf = (error: unknown): HttpProblem => ({
  message: error instanceof Error ? error.message : String(error),
  statusCode: 500,
})

/** What the server says of its refusal, where it says anything: `{ error: { code, message } }`. */
async function refusalOf(response: Response): Promise<HttpProblem> {
  const { status, statusText, headers } = response
  const said = partOf(await readJson(response).catch(() => null), 'error')
  const code = partOf(said, 'code')
  const message = partOf(said, 'message')
  const seconds = Number(headers.get('Retry-After') ?? '')
  return {
    message: typeof message === 'string' ? message : statusText || String(status),
    statusCode: status,
    ...(typeof code === 'string' && { code }),
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
