import { welcomeSteps, type WelcomeStep } from '#app/welcome.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import hiding from '#ui/visually-hidden.module.css'
import { firstPath } from './first-path.ts'
import { Picture } from './picture.tsx'
import type { PictureName } from './picture.tsx'
import styles from './welcome-strip.module.css'

const pictureOf: Readonly<Record<WelcomeStep, PictureName>> = {
  kit: 'midorikun',
  sound: 'sound',
  practice: 'cup',
}

/** On the first screen, for those who have not kept a test yet: three things to do, none of them a must. */
export function WelcomeStrip({ done }: { readonly done: readonly WelcomeStep[] }) {
  const { welcome } = useServices()
  const words = texts('first')
  return (
    <section className={styles['strip']} aria-labelledby="welcome">
      <header className={styles['head']}>
        <h2 id="welcome">{words.title}</h2>
        <p>{words.minutes}</p>
        <Button icon="close" aria-label={words.hideLabel} onClick={() => void welcome.hide()}>
          {words.hide}
        </Button>
      </header>
      <ol className={styles['steps']}>
        {welcomeSteps.map((step, index) => (
          <li key={step}>
            <AppLink to={firstPath(step)} className={styles['step']}>
              <Picture name={pictureOf[step]} />
              <span className={styles['name']}>
                <span className={styles['number']} data-done={done.includes(step)}>
                  {done.includes(step) ? <Icon name="check" /> : index + 1}
                </span>
                {words.steps[step]}
                {done.includes(step) && <span className={hiding['hidden']}>{words.done}</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
