import { useState } from 'react'
import { useStore } from 'zustand'

import { chosenAnalytes, scarceVessels } from '#app/setup.ts'
import { texts } from '#locales/texts.ts'
import { FirstPlace } from '#pages/timer/first/first-place.tsx'
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
  const { kits, session, setup, install } = useServices()
  const kit = useStore(kits.store, ({ chosen }) => chosen)
  const chosen = useStore(setup.store)
  // Just after a test: where it is seen, and nothing moves for it any more.
  const [isHinting] = useState(() => install.store.getState().hint !== null)
  const words = texts('timer').setup
  const analytes = chosenAnalytes(kit, chosen)
  const samples = Array.from({ length: chosen.count }, (_, index) => ({
    id: String(index + 1),
    name: chosen.names[index]?.trim() || words.sample(index + 1),
  }))
  const vessels = scarceVessels(chosen)
  const setting = {
    kit,
    analytes,
    samples,
    ...(chosen.people === 2 && samples.length > 1 && { people: 2 as const }),
    ...(vessels !== null && { vessels }),
  }

  return (
    <div className={styles['screen']}>
      {isHinting && <FirstPlace />}
      <div className={styles['choices']}>
        <KitCard kit={kit} />
        <SampleSetup />
        <AnalyteSetup kit={kit} chosen={analytes} />
        <PrepareList kit={kit} />
      </div>
      <div className={styles['rest']}>
        <div className={styles['start']}>
          <Button
            kind="filled"
            block
            test
            icon="play_arrow"
            disabled={analytes.length === 0}
            onClick={() => void session.begin(setting)}
          >
            <span className={styles['begin']}>{words.begin}</span>
            {analytes.length > 0 && <EstimateLine setup={setting} />}
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
        {!isHinting && <FirstPlace />}
      </div>
    </div>
  )
}
