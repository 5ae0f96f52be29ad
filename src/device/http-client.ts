import { failed, ok, type Result } from '#domain/result.ts'
import type { HttpClient, HttpProblem } from '#ports/http-client.ts'

export interface BaseUrls {
  readonly browserBaseUrl?: string | undefined
  readonly baseUrl?: string | undefined
}

const localDefault = 'http://localhost:3000'

/** The browser's own setting, else the general one, else this machine. */
export function chooseBaseUrl({ browserBaseUrl, baseUrl }: BaseUrls): string {
  return [browserBaseUrl, baseUrl].find((url) => url !== undefined && url !== '') ?? localDefault
}

interface HttpSettings extends BaseUrls {
  readonly fetch?: typeof fetch
  /** Called when a request begins; the answer is called at its end. */
  readonly onActivity?: () => (outcome: 'done' | 'failed') => void
}

/** JSON over `fetch`. Failures are answers, never thrown. */
export function createHttpClient(settings: HttpSettings): HttpClient {
  const baseUrl = chooseBaseUrl(settings)
  const send = settings.fetch ?? ((...request) => fetch(...request))
  const request = async (path: string, init: RequestInit) => {
    const end = settings.onActivity?.()
    const result = await answerOf(() => send(addressOf(baseUrl, path), init))
    end?.(result.ok ? 'done' : 'failed')
    return result
  }
  return {
    baseUrl,
    get: (path) => request(path, { headers: accept }),
    post: (path, body) =>
      request(path, {
        method: 'POST',
        headers: { ...accept, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

const accept = { Accept: 'application/json' }

function addressOf(baseUrl: string, path: string) {
  return `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

async function answerOf(send: () => Promise<Response>): Promise<Result<unknown, HttpProblem>> {
  try {
    const response = await send()
    if (!response.ok) {
      return failed({
        message: response.statusText || String(response.status),
        statusCode: response.status,
      })
    }
    const text = await response.text()
    return ok(text === '' ? undefined : JSON.parse(text))
  } catch (error) {
    // No connection, a refused address, or an answer that is no JSON.
    return failed({
      message: error instanceof Error ? error.message : String(error),
      statusCode: 500,
    })
  }
}
