import type { Result } from '#domain/result.ts'

/** Anything that went wrong on the way, in the shape of the error page. */
export interface HttpProblem {
  readonly message: string
  readonly statusCode: number
  /** What the server calls it (`error.code` of its answer); `unreachable` where no answer came. */
  readonly code?: string
  /** How long the server asks to be left alone. */
  readonly retryAfterSeconds?: number
}

export type HttpHeaders = Readonly<Record<string, string>>

/** JSON over HTTP to the configured server. Used by nothing until a server is configured or an office serves the app. */
export interface HttpClient {
  readonly baseUrl: string
  get(path: string, headers?: HttpHeaders): Promise<Result<unknown, HttpProblem>>
  post(path: string, body: unknown, headers?: HttpHeaders): Promise<Result<unknown, HttpProblem>>
}
