import type { Result } from '#domain/result.ts'

/** Anything that went wrong on the way, in the shape of the error page. */
export interface HttpProblem {
  readonly message: string
  readonly statusCode: number
}

/** JSON over HTTP to the configured server. Used by nothing until a server is configured. */
export interface HttpClient {
  readonly baseUrl: string
  get(path: string): Promise<Result<unknown, HttpProblem>>
  post(path: string, body: unknown): Promise<Result<unknown, HttpProblem>>
}
