import { useState } from 'react'

import type { Kit } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { createModule, useModule } from '#ui/use-module.ts'

const camera = createModule(() => withTexts(import('#ui/camera/camera-reading.tsx'), 'camera'))

interface SecondOpinionProps {
  readonly kit: Kit
  readonly analyte: string
  /** Asked for already, and not simply accepted: the eye has the last word. */
  readonly opinion: CameraEvidence | null
  readonly onResult: (evidence: CameraEvidence, answer: Answer | null) => void
}

/** Asks the phone, too. Its answer counts only when the user takes it. */
export function SecondOpinion({ kit, analyte, opinion, onResult }: SecondOpinionProps) {
  const words = texts('live').read
  const [isAsked, setAsked] = useState(false)
  const module = useModule(camera, isAsked)
  return (
    <>
      <Button icon="photo_camera" block test onClick={() => setAsked(true)}>
        {opinion === null ? words.askCamera : words.askCameraAgain}
      </Button>
      {isAsked && module !== null && (
        <module.CameraReading
          kit={kit}
          analyte={analyte}
          keepsPhoto
          onResult={(evidence, answer) => {
            setAsked(false)
            onResult(evidence, answer)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
