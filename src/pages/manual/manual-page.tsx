import { useSearchParams } from 'react-router'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { KitChoice } from '#ui/kit-choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { useShownKit } from '#ui/use-shown-kit.ts'
import { AppPart } from './app-part.tsx'
import { Contents } from './contents.tsx'
import { KitPart } from './kit-part.tsx'
import styles from './manual-page.module.css'
import { useAskedAnchor } from './use-asked-anchor.ts'

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
        <KitChoice label={words.kit} value={kit.id} onChange={ask} />
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

/** `?kit=…` */
function useKitOfAddress() {
  const [params, setParams] = useSearchParams()
  return {
    asked: params.get('kit'),
    ask: (kit: string) => setParams({ kit }, { replace: true, preventScrollReset: true }),
  }
}
