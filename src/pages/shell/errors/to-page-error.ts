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

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
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
      asMessage(property(thrown, 'message')) ??
      asMessage(property(thrown, 'data')) ??
      asMessage(property(thrown, 'statusText')) ??
      asText(thrown),
    statusCode:
      asStatus(property(thrown, 'statusCode')) ??
      asStatus(property(thrown, 'status')) ??
      asStatus(property(property(thrown, 'response'), 'status')) ??
      500,
  }
}
