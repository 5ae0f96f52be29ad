import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { comparing } from '#knowledge/sampling/comparing.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { KitChoice } from '#ui/kit-choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { SourceList } from '#ui/sources.tsx'
import { useShownKit, type ShownKit } from '#ui/use-shown-kit.ts'
import hiding from '#ui/visually-hidden.module.css'
import { Advice } from './advice.tsx'
import { ChartArrival } from './chart-arrival.tsx'
import { levelSources } from './chart-notes.ts'
import { ChartStage } from './chart-stage.tsx'
import { ChartTools } from './chart-tools.tsx'
import styles from './color-chart-page.module.css'
import { levelIndex, useChartAddress, type ChartAddress } from './use-chart-address.ts'
import { useFullScreen } from './use-full-screen.ts'
import { shownSet, useOwnCharts } from '#ui/camera/use-own-charts.ts'

/** Every chart of one kit, for holding the tube or strip beside the phone. */
export function ColorChartPage() {
  const words = texts('color-chart')
  const address = useChartAddress()
  const shown = useShownKit(address.kit)
  const { kit } = shown
  const { isFull, toggle } = useFullScreen()
  return (
    <div className={isFull ? styles['full'] : styles['page']}>
      <div className={styles['head']}>
        <h1 className={isFull ? hiding['hidden'] : undefined}>{words.title}</h1>
        <Button icon={isFull ? 'close' : 'visibility'} onClick={toggle}>
          {isFull ? words.fullScreen.close : words.fullScreen.open}
        </Button>
      </div>
      {!isFull && (
        <KitHead
          shown={shown}
          onChoose={(id) =>
            address.go({ kit: id, analyte: null, level: null, set: null, amounts: null })
          }
        />
      )}
      <KitCharts key={`${kit.id} ${String(isFull)}`} kit={kit} isFull={isFull} address={address} />
      {!isFull && <KitFoot kit={kit} />}
      <ChartArrival />
    </div>
  )
}

interface KitChartsProps {
  readonly kit: Kit
  readonly isFull: boolean
  readonly address: ChartAddress
}

/** The charts of the kit, with the user's own photographs put in. */
function KitCharts({ kit, isFull, address }: KitChartsProps) {
  const charts = useOwnCharts(kit.id)
  const setOf = (analyte: Analyte) => shownSet(charts, analyte.id, address.set)
  const bandsOf = (analyte: Analyte) => shownLevels(analyte, setOf(analyte))
  const chosen = Math.max(
    0,
    kit.analytes.findIndex(({ id }) => id === address.analyte),
  )
  const analyte = kit.analytes[chosen]
  const bands = analyte === undefined ? [] : bandsOf(analyte)
  return (
    <ChartStage
      kit={kit}
      chosen={chosen}
      opened={levelIndex(address.level, bands.length)}
      bandsOf={bandsOf}
      amounts={address.amounts}
      tools={
        !isFull &&
        analyte !== undefined && (
          <ChartTools {...{ kit, analyte, bands, charts, shownSet: setOf(analyte), address }} />
        )
      }
      onChoose={(index) => address.go({ analyte: kit.analytes[index]?.id ?? null, level: null })}
      onOpen={(level) => address.go({ level: level === null ? null : String(level) })}
    />
  )
}

interface KitHeadProps {
  readonly shown: ShownKit
  readonly onChoose: (kit: string) => void
}

function KitHead({ shown: { kit, state }, onChoose }: KitHeadProps) {
  const words = texts('color-chart')
  return (
    <>
      {state === 'missing' && (
        <Notice kind="warning" title={words.missingKit.title}>
          <p>{words.missingKit.text(kit.name)}</p>
        </Notice>
      )}
      <KitChoice label={words.kit} value={kit.id} onChange={onChoose} />
      <output className={styles['loading']}>{state === 'loading' && words.loading}</output>
    </>
  )
}

function KitFoot({ kit }: { readonly kit: Kit }) {
  const words = texts('color-chart')
  const keys = kit.analytes.flatMap(levelSources)
  return (
    <footer className={styles['foot']}>
      <p>{words.lead}</p>
      <Advice remarks={[comparing().light, comparing().screen]} />
      {keys.length > 0 && <SourceList kit={kit} keys={keys} />}
      <p>
        <AppLink to={`/manual?kit=${encodeURIComponent(kit.id)}`}>{words.manual}</AppLink>
      </p>
    </footer>
  )
}
