import { useNavigate } from 'react-router'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { CameraStage } from '#ui/camera/camera-stage.tsx'
import { FullScreen } from '#ui/camera/full-screen.tsx'
import { WorkProgress } from '#ui/camera/work-progress.tsx'
import { StepDots } from '#ui/step-dots.tsx'
import { RegistrationDone } from './registration-done.tsx'
import { FieldsStep } from './registration-fields.tsx'
import { NumbersStep } from './registration-numbers.tsx'
import { useRegistration, type RegistrationStep } from './use-registration.ts'

interface RegistrationProps {
  readonly kit: Kit
  /** Id of the analyte that was visible. */
  readonly analyte: string
  /** Whether it was opened from a running test, and leads back there. */
  readonly returns: boolean
  readonly onClose: () => void
  readonly onShow: (chart: OwnChart) => void
}

const steps: readonly RegistrationStep['kind'][] = ['photo', 'fields', 'numbers', 'done']

/**
 * Registers the kit's own paper chart in a minute: one photograph, the fields detected or set by four taps, the numbers typed once.
 * Needs the catalog `camera`.
 */
export function Registration(props: RegistrationProps) {
  const words = texts('camera')
  const registration = useRegistration(props.kit, props.analyte)
  const kind = registration.step.kind
  const number = steps.indexOf(kind) + 1
  return (
    <FullScreen
      title={words.register.title}
      isDark={kind === 'photo'}
      onClose={props.onClose}
      onBack={registration.back}
      end={<StepDots step={number} of={steps.length} label={words.stepOf(number, steps.length)} />}
    >
      <StepBody {...props} registration={registration} />
    </FullScreen>
  )
}

interface StepBodyProps extends RegistrationProps {
  readonly registration: ReturnType<typeof useRegistration>
}

function StepBody({ kit, analyte, returns, onShow, registration }: StepBodyProps) {
  const words = texts('camera').register
  const navigate = useNavigate()
  const { step, work, before } = registration
  switch (step.kind) {
    case 'photo':
      return work === null ? (
        <CameraStage
          say={words.aim}
          help={words.help}
          onFrame={(frame) => void registration.findFields(frame)}
        />
      ) : (
        <WorkProgress work={work} onCancel={registration.cancel} />
      )
    case 'fields':
      return (
        <FieldsStep
          kit={kit}
          frame={step.frame}
          found={step.fields}
          onRetake={registration.retake}
          onDone={(fields) => registration.askNumbers(step.frame, fields)}
        />
      )
    case 'numbers':
      return (
        <NumbersStep
          kit={kit}
          frame={step.frame}
          series={step.series}
          before={before}
          isSaving={registration.isSaving}
          failure={registration.failure}
          onDone={(series) => void registration.keep({ ...step, series })}
        />
      )
    case 'done':
      return (
        <RegistrationDone
          kit={kit}
          charts={step.charts}
          returns={returns}
          onChange={() => registration.changeNumbers(step)}
          onUse={() => {
            const shown = step.charts.find((chart) => chart.analyte === analyte) ?? step.charts[0]
            if (returns) void navigate('/')
            else if (shown !== undefined) onShow(shown)
          }}
        />
      )
    default:
      return assertNever(step)
  }
}
