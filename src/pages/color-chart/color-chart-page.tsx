import { useState, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { kitCards } from '#app/kits/kit-cards.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { shownLevels } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { readFragment } from '#domain/share/link-fragment.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { shownSet, useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { Row, Rows } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useShownKit } from '#ui/use-shown-kit.ts'
import { ChartAbout } from './chart-about.tsx'
import { ChartStage } from './chart-stage.tsx'
import { ChartTools } from './chart-tools.tsx'
import styles from './chart.module.css'
import { levelIndex, useChartAddress, type ChartAddress } from './use-chart-address.ts'
import { useImmersive } from '#ui/immersive.ts'

/** Every chart of one kit, for holding the tube or strip beside the phone. */
export function ColorChartPage() {
  const words = texts('color-chart')
  const address = useChartAddress()
  const { kit, state } = useShownKit(address.kit)
  const { isFull, toggle } = useFullScreen()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div
      className={isFull ? `grid gap-3 align-top ${styles['full']}` : `grid gap-3 ${styles['page']}`}
      data-kit={kit.id}
    >
      {isFull ? (
        <div className={`screen-only ${styles['close']}`}>
          <IconButton tonal icon="close" label={words.fullScreen.close} onClick={toggle} />
        </div>
      ) : (
        <PageHead
          title={words.title}
          tools={
            <>
              <IconButton
                icon="photo_camera"
                label={words.tools.camera}
                onClick={() => address.go({ tool: 'camera' })}
              />
              <IconButton
                icon="science"
                label={words.kit(kit.name)}
                onClick={() => setChoosing(true)}
              />
              <IconButton icon="fullscreen" label={words.fullScreen.open} onClick={toggle} />
            </>
          }
        />
      )}
      {state === 'missing' && (
        <Notice kind="warning" title={words.missingKit.title}>
          <p>{words.missingKit.text(kit.name)}</p>
        </Notice>
      )}
      {state === 'loading' && <output>{words.loading}</output>}
      <KitCharts key={`${kit.id} ${String(isFull)}`} kit={kit} isFull={isFull} address={address} />
      {isChoosing && (
        <KitSheet
          shown={kit.id}
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            setChoosing(false)
            address.go({ kit: id, analyte: null, level: null, set: null, amounts: null })
          }}
        />
      )}
      <ChartArrival />
    </div>
  )
}

interface KitChartsProps {
  readonly kit: Kit
  readonly isFull: boolean
  readonly address: ChartAddress
}

/** The charts of the kit, including the user's own photographs. */
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
          <ChartTools {...{ kit, analyte, bands, charts, shownSet: setOf(analyte), address }}>
            <ChartAbout kit={kit} analyte={analyte} />
          </ChartTools>
        )
      }
      onChoose={(index) => address.go({ analyte: kit.analytes[index]?.id ?? null, level: null })}
      onOpen={(level) => address.go({ level: level === null ? null : String(level) })}
    />
  )
}

interface KitSheetProps {
  readonly shown: string
  readonly onChoose: (kit: string) => void
  readonly onClose: () => void
}

/** Chooses the kit to look at; the timer's kit stays as it is. */
function KitSheet({ shown, onChoose, onClose }: KitSheetProps) {
  const { kits } = useServices()
  const userKits = useStore(kits.store, (shelf) => shelf.userKits)
  return (
    <Dialog open title={texts('color-chart').chooseKit} onClose={onClose}>
      <Rows>
        {kitCards(userKits).map(({ id, name, maker }) => (
          <Row
            key={id}
            icon={id === shown ? 'check' : 'science'}
            title={name}
            detail={maker === '' ? undefined : maker}
            aria-current={id === shown ? 'true' : undefined}
            onClick={() => onChoose(id)}
          />
        ))}
      </Rows>
    </Dialog>
  )
}

const receiving = createModule(() => withTexts(import('#ui/share/receive-chart.tsx'), 'share'))

/** Receives a chart sent in the address: `#chart=…`. */
function ChartArrival() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const brings = readFragment('chart', hash).kind !== 'none'
  const module = useModule(receiving, brings)
  if (!brings || module === null) return null
  const leaveTo = (next: string) => void navigate({ search: next, hash: '' }, { replace: true })
  return (
    <module.ReceiveChart
      fragment={hash}
      onKept={(chart) => leaveTo(whereShown(chart))}
      onClose={() => leaveTo(search)}
    />
  )
}

const whereShown = ({ kit, analyte, id }: OwnChart) =>
  `?${new URLSearchParams({ kit, analyte, set: id, tool: 'own' }).toString()}`

/**
 * Shows the chart without the app's frame, and without the browser's where that can be requested
 * (iPhones have no Fullscreen API for pages). If it is refused, the app's frame is hidden all the same.
 */
function useFullScreen() {
  const [isFull, setIsFull] = useState(false)
  useImmersive(isFull)

  useEffect(() => {
    if (!isFull) return undefined
    const close = () => setIsFull(false)
    const onChange = () => {
      if (!isBrowserFull()) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
      if (isBrowserFull()) void settle(document.exitFullscreen())
    }
  }, [isFull])

  const toggle = () => {
    setIsFull(!isFull)
    if (isFull || !document.fullscreenEnabled) return
    void settle(document.documentElement.requestFullscreen({ navigationUI: 'hide' }))
  }
  return { isFull, toggle }
}

// `fullscreenElement` is undefined without a Fullscreen API.
const isBrowserFull = () => (document.fullscreenElement ?? null) !== null

const settle = async (request: Promise<void>) => {
  await Promise.allSettled([request])
}
