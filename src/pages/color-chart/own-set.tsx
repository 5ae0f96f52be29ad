import { useId, useState, type FormEvent } from 'react'
import { ownChartLimits, type OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { chartName } from '#ui/camera/chart-name.ts'
import { ChartStrip } from '#ui/camera/chart-strip.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './own-view.module.css'

interface OwnSetProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly chart: OwnChart
  readonly isShown: boolean
  readonly onShow: (set: string) => void
}

/** One set of the user's own colors, and what can be done with it. */
export function OwnSet({ kit, analyte, chart, isShown, onShow }: OwnSetProps) {
  const words = texts('color-chart').own
  const [doing, setDoing] = useState<'naming' | 'giving' | null>(null)
  const name = chartName(chart)
  const remove = useRemove(chart)
  const stop = () => setDoing(null)
  return (
    <>
      <p className={styles['name']}>
        <strong>{name}</strong>
        <span className={styles['about']}>
          {words.levels(chart.patches.length)}
          {!chart.hasWhite && <> · {words.noWhite}</>}
        </span>
      </p>
      <ChartStrip analyte={analyte} patches={chart.patches} />
      {doing === 'naming' && <Naming chart={chart} onDone={stop} />}
      <div className={styles['buttons']}>
        <Button aria-pressed={isShown} onClick={() => onShow(chart.id)}>
          {isShown ? words.shown : words.show}
        </Button>
        <Button
          icon="share"
          aria-label={`${words.give}: ${name}`}
          onClick={() => setDoing('giving')}
        >
          {words.give}
        </Button>
        {doing !== 'naming' && (
          <Button
            icon="edit"
            aria-label={`${words.rename}: ${name}`}
            onClick={() => setDoing('naming')}
          >
            {words.rename}
          </Button>
        )}
        <Button icon="delete" aria-label={`${words.remove}: ${name}`} onClick={remove}>
          {words.remove}
        </Button>
      </div>
      {doing === 'giving' && <Giving kit={kit} chart={chart} onClose={stop} />}
    </>
  )
}

function useRemove(chart: OwnChart) {
  const { charts } = useServices()
  const words = texts('color-chart').own
  return () => {
    void charts.remove(chart.id)
    const undo = { label: words.undo, run: () => void charts.restore(chart.id) }
    showToast({ text: words.removed(chartName(chart)), action: undo })
  }
}

interface NamingProps {
  readonly chart: OwnChart
  readonly onDone: () => void
}

/** Another name: what tells one light, box or day from another. */
function Naming({ chart, onDone }: NamingProps) {
  const { charts } = useServices()
  const { own, sets } = texts('color-chart')
  const id = useId()
  const [typed, setTyped] = useState(chart.name)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    onDone()
    const name = typed.trim()
    if (name === chart.name) return
    void charts.rename(chart.id, name)
    const undo = { label: own.undo, run: () => void charts.rename(chart.id, chart.name) }
    showToast({ text: own.renamed(name === '' ? sets.unnamed : name), action: undo })
  }
  return (
    <form className={styles['naming']} onSubmit={rename}>
      <label htmlFor={id}>{texts('camera').making.name}</label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the tap just made
        autoFocus
        maxLength={ownChartLimits.name}
        placeholder={texts('camera').making.nameHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles['buttons']}>
        <Button type="submit" kind="filled" icon="check">
          {own.setName}
        </Button>
        <Button onClick={onDone}>{own.cancel}</Button>
      </div>
    </form>
  )
}

const giving = createModule(() => withTexts(import('#ui/share/share-chart-dialog.tsx'), 'share'))

interface GivingProps {
  readonly kit: Kit
  readonly chart: OwnChart
  readonly onClose: () => void
}

function Giving(props: GivingProps) {
  const module = useModule(giving, true)
  if (module === null) return <output>{texts('color-chart').loadingTool}</output>
  return <module.ShareChartDialog {...props} />
}
