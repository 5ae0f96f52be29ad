import { useState } from 'react'
import type { Pixels } from '#domain/color/pixels.ts'
import { analyteOf, type Analyte, type Kit } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { AgainstChoice, useAgainst } from './against-choice.tsx'
import styles from './camera-reading.module.css'
import type { Compared } from './compared.ts'
import { ComparedView } from './compared-view.tsx'
import { evidenceOf, type CameraOpinion } from './evidence.ts'
import { Experimental } from './experimental.tsx'
import { OpinionView } from './opinion-view.tsx'
import { PhotoSource } from './photo-source.tsx'
import { ReadingMarks } from './reading-marks.tsx'
import { useFoundPhoto } from './use-found-photo.ts'
import { withDoubt } from './with-doubt.ts'
import { WorkProgress } from './work-progress.tsx'

interface CameraReadingProps {
  readonly kit: Kit
  /** Id of an analyte of the kit. */
  readonly analyte: string
  /** Whether a small copy of the photograph is kept, for what becomes of the evidence. */
  readonly keepsPhoto: boolean
  /** The user's verdict: `answer` is null where the opinion is not used. */
  readonly onResult: (evidence: CameraEvidence, answer: Answer | null) => void
  /** Back to the eye, without an opinion. */
  readonly onClose: () => void
}

/**
 * The phone's second opinion on one reading, from one photograph. It proposes, and never records by itself.
 * Needs the catalog `camera`; load both when asked for: `withTexts(import('#ui/camera/camera-reading.tsx'), 'camera')`.
 */
export function CameraReading(props: CameraReadingProps) {
  const { kit, analyte: id, keepsPhoto, onResult, onClose } = props
  const words = texts('camera')
  const analyte = analyteOf(kit, id)
  if (analyte === undefined) return null
  return (
    <Dialog
      open
      title={words.title(analyte.name)}
      onClose={onClose}
      actions={
        <Button icon="visibility" onClick={onClose}>
          {words.byEye}
        </Button>
      }
    >
      <Steps kit={kit} analyte={analyte} keepsPhoto={keepsPhoto} onResult={onResult} />
    </Dialog>
  )
}

interface StepsProps extends Pick<CameraReadingProps, 'kit' | 'keepsPhoto' | 'onResult'> {
  readonly analyte: Analyte
}

interface Said {
  readonly opinion: CameraOpinion
  readonly compared: Compared | null
}

function Steps({ kit, analyte, keepsPhoto, onResult }: StepsProps) {
  const { charts, camera } = useServices()
  const against = useAgainst(kit, analyte)
  const { photo, work, cancel, look, forget } = useFoundPhoto()
  const [said, setSaid] = useState<Said | null>(null)

  async function settle(verdict: CameraEvidence['verdict'], answer: Answer | null) {
    if (photo === null || said === null) return
    const thumbnail = keepsPhoto ? await camera.thumbnail(photo.frame) : null
    const name = thumbnail === null ? null : await charts.keepPhoto(thumbnail)
    onResult(evidenceOf(said.opinion, verdict, name), answer)
  }

  function retake() {
    setSaid(null)
    forget()
  }

  if (work.what !== null) return <WorkProgress work={work} onCancel={cancel} />
  if (photo === null) return <Choosing analyte={analyte} against={against} onFrame={look} />
  return (
    <>
      <div hidden={said !== null}>
        <ReadingMarks
          analyte={analyte}
          photo={photo}
          against={against.kind}
          own={against.own}
          onOpinion={(opinion, compared) =>
            setSaid({ opinion: withDoubt(opinion, against.kind), compared })
          }
          onRetake={retake}
        />
      </div>
      {said !== null && (
        <OpinionView
          analyte={analyte}
          opinion={said.opinion}
          picture={
            said.compared !== null &&
            said.compared.levels.length > 1 && (
              <ComparedView frame={photo.frame} compared={said.compared} opinion={said.opinion} />
            )
          }
          against={against.kind}
          onVerdict={(verdict, answer) => void settle(verdict, answer)}
          onAdjust={() => setSaid(null)}
          onRetake={retake}
        />
      )}
    </>
  )
}

interface ChoosingProps {
  readonly analyte: Analyte
  readonly against: ReturnType<typeof useAgainst>
  readonly onFrame: (frame: Pixels) => void
}

function Choosing({ analyte, against, onFrame }: ChoosingProps) {
  const words = texts('camera')
  const { aimChart, aimWhite, aimSample } = words.source
  const isFigure = analyte.method === 'turbidity'
  const aim = isFigure ? [aimSample] : [against.kind === 'chart' ? aimChart : aimWhite, aimSample]
  return (
    <>
      <p className={styles['note']}>{words.lead}</p>
      {isFigure ? <Experimental /> : <AgainstChoice against={against} />}
      <PhotoSource aim={aim} onFrame={onFrame} />
    </>
  )
}
