import { failed, ok } from '#domain/result.ts'
import type { HttpClient } from '#ports/http-client.ts'

/** Responses by path; any other path gives a 404. */
export function fakeHttpClient(answers: Readonly<Record<string, unknown>> = {}): HttpClient {
  const answer = async (path: string) =>
    path in answers ? ok(answers[path]) : failed({ message: 'Not Found', statusCode: 404 })
  return { baseUrl: 'https://fake.example', get: answer, post: answer }
}
