import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ChartStrip } from '#ui/camera/chart-strip.tsx'
import { Card } from '#ui/card.tsx'
import { Scene } from '#ui/drawings/scene.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './registration.module.css'

interface RegistrationDoneProps {
  readonly kit: Kit
  readonly charts: readonly OwnChart[]
  readonly returns: boolean
  readonly onChange: () => void
  readonly onUse: () => void
}

/** What the app has learned: the box's own colors, analyte by analyte. */
export function RegistrationDone({ kit, charts, returns, onChange, onUse }: RegistrationDoneProps) {
  const words = texts('camera').register
  const hasWhite = charts.every((chart) => chart.hasWhite)
  return (
    <div className={`grid ${styles['whole']}`}>
      <div className={`stack gap-3 fill readable mid sides-4 ${styles['fields']}`}>
        <div className="row gap-4">
          <span className="center mark-done fixed-size round size-l headline">
            <Icon name="check" />
          </span>
          <div>
            <h3 className="title" aria-live="polite">
              {words.done}
            </h3>
            <p className="small muted">{kit.name}</p>
          </div>
        </div>
        <Card kind="flush" as="section">
          <div className="gap-3 grid pad-4">
            {charts.map((chart) => {
              const analyte = kit.analytes.find(({ id }) => id === chart.analyte)
              return (
                <div key={chart.id}>
                  <h4>{analyte?.name ?? chart.analyte}</h4>
                  <ChartStrip
                    scale={chart.scale ?? analyte ?? { species: '', unit: '' }}
                    patches={chart.patches}
                  />
                </div>
              )
            })}
          </div>
          <div className={`clip ${styles['soil']}`}>
            <Scene name="profile" />
          </div>
        </Card>
        <p className="small muted">{hasWhite ? words.newBox : words.noPaper}</p>
      </div>
      <footer className={`gap-1 fill grid mid readable ${styles['dock']}`}>
        <Button kind="text" block onClick={onChange}>
          {words.change}
        </Button>
        <Act
          small
          icon="visibility"
          detail={returns ? words.backToTest : words.showDetail}
          onClick={onUse}
        >
          {words.use}
        </Act>
      </footer>
    </div>
  )
}
