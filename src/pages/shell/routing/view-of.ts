import { pageTable, type ViewName } from './page-table.ts'
import { toPageError } from '#pages/shell/errors/to-page-error.ts'

interface RoutingState {
  readonly errors: Readonly<Record<string, unknown>> | null
  readonly matches: readonly { readonly route: { readonly id: string } }[]
}

/** What the frame shows at a state of the router. */
export function viewOf({ errors, matches }: RoutingState): ViewName {
  const thrown = Object.values(errors ?? {})[0]
  if (thrown !== undefined) return toPageError(thrown).statusCode === 404 ? 'not-found' : 'error'
  const id = matches.at(-1)?.route.id
  return pageTable.find(({ name }) => name === id)?.name ?? 'error'
}
