import { failed, ok, type Result } from '#domain/result.ts'
import type { HttpClient, HttpHeaders, HttpProblem } from '#ports/http-client.ts'
import { propertyOf } from '#domain/property-of.ts'

export interface BaseUrls {
  readonly browserBaseUrl?: string | undefined
  readonly baseUrl?: string | undefined
  /** Origin of the page. A build without a configured server uses it: the content security policy allows no other. */
  readonly pageOrigin?: string | undefined
}

const localDefault = 'http://localhost:3000'

/** Chooses the browser's setting, else the general one, else the page's origin, else localhost. */
export function chooseBaseUrl({ browserBaseUrl, baseUrl, pageOrigin }: BaseUrls): string {
  const isGiven = (url: string | undefined) => url !== undefined && url !== ''
  return [browserBaseUrl, baseUrl, pageOrigin].find(isGiven) ?? localDefault
}

interface HttpSettings extends BaseUrls {
  readonly fetch?: typeof fetch
  /** Called when a request starts; the function it returns is called at the end. */
  readonly onActivity?: () => (outcome: 'done' | 'failed') => void
}

export interface HttpRequest extends Omit<RequestInit, 'headers'> {
  readonly headers?: HttpHeaders
  /** No progress bar, since no user is waiting for it. */
  readonly isQuiet?: boolean
}

/** The same client for browser adapters, which also send and read data other than JSON. */
export interface BrowserHttpClient extends HttpClient {
  /** Resolves with a response of a successful status, its body not read yet. */
  send(path: string, request: HttpRequest): Promise<Result<Response, HttpProblem>>
  sendJson(path: string, request: HttpRequest): Promise<Result<unknown, HttpProblem>>
}

/** JSON over `fetch`. Failures are returned, never thrown. */
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
    // No connection, or a blocked address.
    return failed({ ...problemOf(error), code: 'unreachable' })
  }
  if (!response.ok) return failed(await refusalOf(response))
  try {
    return ok(await read(response))
  } catch (error) {
    // The connection broke, or the answer is not JSON.
    return failed(problemOf(error))
  }
}

const problemOf = (error: unknown): HttpProblem => ({
  message: error instanceof Error ? error.message : String(error),
  statusCode: 500,
})

/** Reads the server's error, if the body contains one: `{ error: { code, message } }`. */
async function refusalOf(response: Response): Promise<HttpProblem> {
  const { status, statusText, headers } = response
  const refusal = propertyOf(await readJson(response).catch(() => null), 'error')
  const code = propertyOf(refusal, 'code')
  const message = propertyOf(refusal, 'message')
  const seconds = Number(headers.get('Retry-After') ?? '')
  return {
    message: typeof message === 'string' ? message : statusText || String(status),
    statusCode: status,
    ...(typeof code === 'string' && { code }),
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
  }
}
