import { propertyOf } from '#domain/property-of.ts'

/** What the error page shows. */
export interface PageError {
  readonly message: string
  readonly statusCode: number
}

/** Thrown by the shell itself: page not found, unknown middleware. */
export class PageFailure extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.name = 'PageFailure'
    this.statusCode = statusCode
  }
}

function asStatus(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}

function asMessage(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function asText(thrown: unknown): string {
  try {
    return JSON.stringify(thrown) ?? String(thrown)
  } catch {
    return String(thrown)
  }
}

/** Converts any thrown value to the shape of the error page. Status: statusCode, else status, else response.status, else 500. */
export function toPageError(thrown: unknown): PageError {
  return {
    message:
      asMessage(thrown) ??
      asMessage(propertyOf(thrown, 'message')) ??
      asMessage(propertyOf(thrown, 'data')) ??
      asMessage(propertyOf(thrown, 'statusText')) ??
      asText(thrown),
    statusCode:
      asStatus(propertyOf(thrown, 'statusCode')) ??
      asStatus(propertyOf(thrown, 'status')) ??
      asStatus(propertyOf(propertyOf(thrown, 'response'), 'status')) ??
      500,
  }
}
