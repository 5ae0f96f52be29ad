import { useStore } from 'zustand'

import { chosenAnalytes } from '#app/setup.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { AnalyteSetup } from './analyte-setup.tsx'
import { EstimateLine } from './estimate-line.tsx'
import { KitCard } from './kit-card.tsx'
import { PrepareList } from './prepare-list.tsx'
import { RecentTests } from './recent-tests.tsx'
import { SampleSetup } from './sample-setup.tsx'
import styles from './setup-screen.module.css'

/** Before a test. Everything is remembered: a returning user starts with one tap. */
export function SetupScreen() {
  const { kits, session, setup } = useServices()
  const kit = useStore(kits.store, ({ chosen }) => chosen)
  const chosen = useStore(setup.store)
  const words = texts('timer').setup
  const analytes = chosenAnalytes(kit, chosen)
  const samples = Array.from({ length: chosen.count }, (_, index) => ({
    id: String(index + 1),
    name: chosen.names[index]?.trim() || words.sample(index + 1),
  }))

  return (
    <div className={styles['screen']}>
      <div className={styles['choices']}>
        <KitCard kit={kit} />
        <SampleSetup />
        <AnalyteSetup kit={kit} chosen={analytes} />
        <PrepareList kit={kit} />
      </div>
      <div className={styles['start']}>
        <Button
          kind="primary"
          size="huge"
          icon="play_arrow"
          disabled={analytes.length === 0}
          onClick={() => void session.begin({ kit, analytes, samples })}
        >
          <span className={styles['begin']}>{words.begin}</span>
          {analytes.length > 0 && (
            <EstimateLine kit={kit} analytes={analytes} count={samples.length} />
          )}
        </Button>
      </div>
      <p className={styles['awake']}>{words.awake}</p>
      <nav className={styles['links']} aria-label={words.freeTimers}>
        <AppLink to="/?view=timers">
          <Icon name="schedule" />
          {words.freeTimers}
        </AppLink>
        <AppLink to={`/manual?kit=${kit.id}`}>
          <Icon name="menu_book" />
          {words.manual}
        </AppLink>
      </nav>
      <RecentTests />
    </div>
  )
}
