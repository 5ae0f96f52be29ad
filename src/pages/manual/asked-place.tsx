import { BackToRun } from './back-to-run.tsx'
import { useAskedAnchor } from './use-asked-anchor.ts'

/** Jumps to the place asked for. Apart from the page, so that learning the place draws none of it again. */
export function AskedPlace({ isThere }: { readonly isThere: boolean }) {
  return <BackToRun asked={useAskedAnchor(isThere)} />
}
