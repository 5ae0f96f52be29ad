import { useId, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { kitCards } from '#app/kits/kit-cards.ts'
import type { ChartImportFailure } from '#app/kits/own-charts.ts'
import { ownChartLimits, type OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { chartName } from '#ui/camera/chart-name.ts'
import { ChartStrip } from '#ui/camera/chart-strip.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { useArrivedFile } from '#ui/navigation/use-arrived-file.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { toastOutcome } from '#ui/toast-undo.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { ChartMaking } from './chart-making.tsx'

interface OwnViewProps {
  readonly kit: Kit
  readonly analyte: Analyte
  /** All sets of the kit. */
  readonly charts: readonly OwnChart[]
  readonly shownSet: OwnChart | null
  readonly onShow: (set: string) => void
}

/** The user's own charts of one analyte: create, show, share, remove. */
export function OwnView({ kit, analyte, charts, shownSet, onShow }: OwnViewProps) {
  const words = texts('color-chart').own
  const [isMaking, setMaking] = useState(false)
  const sets = charts.filter((chart) => chart.analyte === analyte.id)
  return (
    <section className="stack gap-4" aria-label={words.title}>
      <p>{words.lead}</p>
      <Button kind="filled" icon="photo_camera" onClick={() => setMaking(true)}>
        {words.make}
      </Button>
      <h3>{words.list}</h3>
      {sets.length === 0 && <p>{words.none}</p>}
      <ul className="plain stack gap-4">
        {sets.map((chart) => (
          <Card as="li" kind="low" key={chart.id}>
            <OwnSet {...{ kit, analyte, chart, onShow }} isShown={chart.id === shownSet?.id} />
          </Card>
        ))}
      </ul>
      <FromElsewhere kit={kit} canExport={charts.length > 0} />
      <Unreadable />
      {isMaking && (
        <ChartMaking
          kit={kit}
          analyte={analyte}
          onClose={() => setMaking(false)}
          onMade={({ id }) => {
            setMaking(false)
            onShow(id)
          }}
        />
      )}
    </section>
  )
}

const scanning = createModule(() => withTexts(import('#ui/share/scan-dialog.tsx'), 'share'))

interface FromElsewhereProps {
  readonly kit: Kit
  readonly canExport: boolean
}

/** Import from and export to another phone. */
function FromElsewhere({ kit, canExport }: FromElsewhereProps) {
  const words = texts('color-chart').own
  const { importFile, exportFile, failure } = useChartFiles(kit)
  const [isScanning, setScanning] = useState(false)
  const scan = useModule(scanning, isScanning)
  return (
    <>
      <div className="buttons">
        <Button icon="qr_code_scanner" onClick={() => setScanning(true)}>
          {words.scan}
        </Button>
        <Button icon="upload" onClick={importFile}>
          {words.importFile}
        </Button>
        {canExport && (
          <Button icon="download" onClick={exportFile}>
            {words.exportFile}
          </Button>
        )}
      </div>
      {failure !== null && (
        <Notice kind="error" title={words.importFailed}>
          <p>{words.importFailure[failure]}</p>
        </Notice>
      )}
      {isScanning && scan !== null && <scan.ScanDialog onClose={() => setScanning(false)} />}
    </>
  )
}

function Unreadable() {
  const { charts } = useServices()
  const unreadable = useStore(charts.store, (state) => state.unreadable)
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning" title={texts('color-chart').own.unreadable}>
      <ul>
        {unreadable.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  )
}

type Failure = Exclude<ChartImportFailure, 'canceled'>

/** Imports and exports charts as files. A kit that comes with them and is not here yet is stored as well. */
function useChartFiles(kit: Kit) {
  const { charts, kits } = useServices()
  const [failure, setFailure] = useState<Failure | null>(null)

  async function importFile(from?: 'arrived') {
    const words = texts('color-chart').own
    const result = await charts.importFile(from)
    if (!result.ok) return setFailure(result.reason === 'canceled' ? null : result.reason)
    setFailure(null)
    const { kit: brought, charts: made } = result.value
    const isHere = kitCards(kits.store.getState().userKits).some(({ id }) => id === brought.id)
    const isKept = !isHere && (await kits.save(brought)).ok
    const kitWords = isKept ? words.importedKit(brought.name) : ''
    showToast({ text: `${words.imported(made.length)}${kitWords}` })
  }

  const search = useSearchState()
  useArrivedFile(async () => {
    search.change({ file: null }, 'replace')
    await importFile('arrived')
  })

  return {
    failure,
    importFile: () => void importFile(),
    exportFile: () => void charts.exportFile(kit),
  }
}

interface OwnSetProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly chart: OwnChart
  readonly isShown: boolean
  readonly onShow: (set: string) => void
}

/** One set of the user's own colors and its actions. */
function OwnSet({ kit, analyte, chart, isShown, onShow }: OwnSetProps) {
  const words = texts('color-chart').own
  const [opened, setOpened] = useState<'renaming' | 'sharing' | null>(null)
  const name = chartName(chart)
  const remove = useRemove(chart)
  const close = () => setOpened(null)
  return (
    <>
      <p className="flex wrap beside-3">
        <strong>{name}</strong>
        <span className="muted small">
          {words.levels(chart.patches.length)}
          {!chart.hasWhite && <span className="block">{words.noWhite}</span>}
        </span>
      </p>
      <ChartStrip scale={chart.scale ?? analyte} patches={chart.patches} />
      {opened === 'renaming' && <RenameForm chart={chart} onDone={close} />}
      <div className="buttons">
        <Button aria-pressed={isShown} onClick={() => onShow(chart.id)}>
          {isShown ? words.shown : words.show}
        </Button>
        <Button
          icon="share"
          aria-label={`${words.give}: ${name}`}
          onClick={() => setOpened('sharing')}
        >
          {words.give}
        </Button>
        {opened !== 'renaming' && (
          <Button
            icon="edit"
            aria-label={`${words.rename}: ${name}`}
            onClick={() => setOpened('renaming')}
          >
            {words.rename}
          </Button>
        )}
        <Button icon="delete" aria-label={`${words.remove}: ${name}`} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
      {opened === 'sharing' && <Sharing kit={kit} chart={chart} onClose={close} />}
    </>
  )
}

function useRemove(chart: OwnChart) {
  const { charts } = useServices()
  const words = texts('color-chart').own
  return async () => {
    toastOutcome(await charts.remove(chart.id), {
      text: words.removed(chartName(chart)),
      undo: () => charts.restore(chart.id),
      failures: texts('ui').notSaved,
    })
  }
}

interface RenameFormProps {
  readonly chart: OwnChart
  readonly onDone: () => void
}

/** Renames a set: the name distinguishes one light, box or day from another. */
function RenameForm({ chart, onDone }: RenameFormProps) {
  const { charts } = useServices()
  const { own, sets } = texts('color-chart')
  const id = useId()
  const [typed, setTyped] = useState(chart.name)
  const rename = async () => {
    onDone()
    const name = typed.trim()
    if (name === chart.name) return
    toastOutcome(await charts.rename(chart.id, name), {
      text: own.renamed(name === '' ? sets.unnamed : name),
      undo: () => charts.rename(chart.id, chart.name),
      failures: texts('ui').notSaved,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void rename()
  }
  return (
    <form className="stack gap-2" onSubmit={submit}>
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
      <div className="buttons">
        <Button type="submit" kind="filled" icon="check">
          {own.setName}
        </Button>
        <Button onClick={onDone}>{own.cancel}</Button>
      </div>
    </form>
  )
}

const sharing = createModule(() => withTexts(import('#ui/share/share-chart-dialog.tsx'), 'share'))

interface SharingProps {
  readonly kit: Kit
  readonly chart: OwnChart
  readonly onClose: () => void
}

function Sharing(props: SharingProps) {
  const module = useModule(sharing, true)
  if (module === null) return <output>{texts('color-chart').loadingTool}</output>
  return <module.ShareChartDialog {...props} />
}
