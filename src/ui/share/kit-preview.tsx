import type { Kit } from '#domain/kit/kit.ts'
import { missingTimes } from '#domain/kit/missing-times.ts'
import { texts } from '#locales/texts.ts'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './share.module.css'

/** What a kit is, before it is one's own. */
export function KitPreview({ kit }: { readonly kit: Kit }) {
  const words = texts('share').receive
  const unknownTimes = missingTimes(kit).length
  const steps = kit.lanes.flatMap((lane) => lane.steps)
  return (
    <>
      <h3 className={styles['kit']}>{kit.name}</h3>
      <dl className={styles['about']}>
        <dt>{words.maker}</dt>
        <dd>{kit.maker === '' ? words.noMaker : kit.maker}</dd>
        <dt>{words.analytes}</dt>
        <dd>
          <ul className="plain">
            {kit.analytes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </dd>
        <dt>{words.steps}</dt>
        <dd>
          <details>
            <summary>{words.stepCount(steps.length)}</summary>
            <ol>
              {steps.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ol>
          </details>
        </dd>
        <dt>{words.mark}</dt>
        <dd>
          <TrustMark trust={kit.trust} />
          <br />
          {unknownTimes === 0 ? words.timesKnown : words.unknownTimes(unknownTimes)}
        </dd>
      </dl>
      {kit.note !== '' && <p>{kit.note}</p>}
    </>
  )
}
