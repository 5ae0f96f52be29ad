import type { Result } from '#domain/result.ts'

/** Any failed request, in the shape of the error page. */
export interface HttpProblem {
  readonly message: string
  readonly statusCode: number
  /** The server's `error.code`; `unreachable` where no answer came. */
  readonly code?: string
  /** How long the server asks to wait before a retry. */
  readonly retryAfterSeconds?: number
}

export type HttpHeaders = Readonly<Record<string, string>>

/** JSON over HTTP to the configured server. Unused unless a server is configured or an office serves the app. */
export interface HttpClient {
  readonly baseUrl: string
  get(path: string, headers?: HttpHeaders): Promise<Result<unknown, HttpProblem>>
  post(path: string, body: unknown, headers?: HttpHeaders): Promise<Result<unknown, HttpProblem>>
}
