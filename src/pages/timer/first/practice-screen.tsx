import type { LiveSession } from '#app/session-state.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { ServicesProvider, useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './practice-screen.module.css'

const liveScreen = createModule(() => withTexts(import('#pages/timer/live-screen.tsx'), 'live'))

/** The very screen of a test, on a session that keeps nothing; always marked as a practice, and to be left at any time. */
export function PracticeScreen({ live }: { readonly live: LiveSession }) {
  const services = useServices()
  const { practice } = services
  const screen = useModule(liveScreen, true)
  const words = texts('first')
  return (
    <div>
      <p className={styles['mark']}>
        <strong>{words.practice.badge}</strong>
        <span>{words.practice.note}</span>
      </p>
      {screen !== null && (
        <ServicesProvider services={{ ...services, session: practice }}>
          <screen.LiveScreen live={live} />
        </ServicesProvider>
      )}
    </div>
  )
}
