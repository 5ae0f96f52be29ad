import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import styles from './setup-screen.module.css'

interface AnalyteSetupProps {
  readonly kit: Kit
  readonly chosen: readonly string[]
}

/** Which analytes to read; unread ones drop their steps. */
export function AnalyteSetup({ kit, chosen }: AnalyteSetupProps) {
  const { setup } = useServices()
  const words = texts('timer').setup
  return (
    <fieldset className={styles['analytes']}>
      <legend>{words.analytes}</legend>
      {kit.analytes.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => setup.toggle(kit.id, id)}
          />
          {name}
        </label>
      ))}
      {chosen.length === 0 && <p role="alert">{words.pickOne}</p>}
    </fieldset>
  )
}
