import type { Analyte } from '#domain/kit/kit.ts'
import type { CameraEvidence } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { amountText } from '#ui/amount-text.ts'
import styles from './camera-evidence.module.css'
import { usePhoto } from './use-photo.ts'

interface EvidenceProps {
  readonly analyte: Analyte
  readonly evidence: CameraEvidence
}

/** What the camera said beside the eye, and what the user made of it. */
export function Evidence({ analyte, evidence }: EvidenceProps) {
  const words = texts('history').camera
  const url = usePhoto(evidence.photo)
  return (
    <details className={styles['evidence']}>
      <summary>{words.title}</summary>
      <p>{outcomeText(analyte, evidence)}</p>
      <p>{words.verdict[evidence.verdict]}</p>
      {typeof url === 'string' && (
        <img src={url} alt={words.picture(analyte.name)} className={styles['photo']} />
      )}
      {url === null && <p>{words.noPicture}</p>}
    </details>
  )
}

function outcomeText(analyte: Analyte, { outcome }: CameraEvidence): string {
  const words = texts('history').camera
  if (outcome.kind !== 'read') return words[outcome.kind]
  const [low, high] = outcome.range
  return words.read({
    value: amountText(analyte, round(outcome.estimate)),
    range: words.range(amountText(analyte, round(low)), amountText(analyte, round(high))),
  })
}

/** The camera sees no finer. */
const round = (value: number) => Number(value.toPrecision(2))
