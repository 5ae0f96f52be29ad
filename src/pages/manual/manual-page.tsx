import { useSearchParams } from 'react-router'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { AppPart } from './app-part.tsx'
import { Contents } from './contents.tsx'
import { KitChoice } from './kit-choice.tsx'
import { KitPart } from './kit-part.tsx'
import styles from './manual-page.module.css'
import { useAskedAnchor } from './use-asked-anchor.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useShownKit } from './use-shown-kit.ts'

/** How to use the kit at hand, and this app. */
export function ManualPage() {
  const words = texts('manual')
  const { asked: askedKit, ask } = useKitOfAddress()
  const { kit, state } = useShownKit(askedKit)
  const askedAnchor = useAskedAnchor(state !== 'loading')
  return (
    <article className={styles['manual']}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {state === 'missing' && (
        <Notice kind="warning" title={words.missingKit.title}>
          <p>{words.missingKit.text(kit.name)}</p>
        </Notice>
      )}
      <div className={styles['tools']}>
        <KitChoice value={kit.id} onChange={ask} />
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <output className={styles['loading']}>{state === 'loading' && words.loading}</output>
      <Contents kit={kit} />
      <KitPart kit={kit} asked={askedAnchor} />
      <AppPart />
    </article>
  )
}

/** `?kit=…`; none in the first render, as the page was prerendered without. */
function useKitOfAddress() {
  const [params, setParams] = useSearchParams()
  const isHydrated = useIsHydrated()
  return {
    asked: isHydrated ? params.get('kit') : null,
    ask: (kit: string) => setParams({ kit }, { replace: true, preventScrollReset: true }),
  }
}
