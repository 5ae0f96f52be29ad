import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'

import { chosenAnalytes, maxSamples, scarceVessels, type SetupState } from '#app/session/setup.ts'
import type { Setup } from '#app/planning/planning.ts'
import { createLastVerdicts } from '#app/records/last-verdict.ts'
import { hasUnconfirmedTime } from '#domain/kit/unconfirmed-time.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { plotTitle } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { FirstPlace } from '#pages/timer/first/first-place.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckChips } from '#ui/controls/chip.tsx'
import { KitPicture, Scene } from '#ui/drawings/scene.tsx'
import { Icon } from '#ui/icon.tsx'
import { itemName } from '#ui/text/short-name.ts'
import { KitName } from '#ui/text/kit-name.tsx'
import { useServices } from '#ui/services.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { showToast } from '#ui/toast.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import hiding from '#ui/visually-hidden.module.css'
import styles from './setup-screen.module.css'
import { Start } from './start.tsx'

const sheets = createModule(() => import('./setup-sheets.tsx'))
const lastTest = createModule(() => import('./last-test.tsx'))

type SheetName = 'prepare' | 'names' | 'sharing'

/** Before a test. All choices are remembered: a returning user starts with one tap. */
export function SetupScreen() {
  const { kits, install, setup } = useServices()
  const { chosen: kit, isPending } = useStore(kits.store)
  const chosen = useStore(setup.store)
  // Just after a test, the hint goes where it is seen; its place is decided once, so that nothing moves.
  const [isHinting] = useState(() => install.store.getState().hint !== null)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  useAskedPlot()
  const sheetViews = useModule(sheets, sheet !== null)
  const setting = settingOf(kit, chosen)
  const close = () => setSheet(null)
  return (
    <div
      aria-busy={isPending}
      className={classNames(
        'columns columns-lead',
        styles['screen'],
        isPending && styles['pending'],
      )}
    >
      {isHinting && <FirstPlace />}
      <KitCard kit={kit} isPending={isPending} onPrepare={() => setSheet('prepare')} />
      <div className={`stack gap-3 ${styles['rest']}`}>
        <Samples kit={kit} setting={setting} onOpen={setSheet} />
        <Start setting={setting} />
        <LastResults />
        <SideRoads kit={kit} />
        {!isHinting && <FirstPlace />}
      </div>
      {sheetViews !== null && (
        <>
          <sheetViews.PrepareSheet kit={kit} open={sheet === 'prepare'} onClose={close} />
          <sheetViews.NamesSheet open={sheet === 'names'} onClose={close} />
          <sheetViews.SharingSheet open={sheet === 'sharing'} onClose={close} />
        </>
      )}
    </div>
  )
}

/** `?plot=<id>`, from a field's page or the label of a bag: measures that field. `?farmer=<name>`: all fields of that farmer. */
function useAskedPlot() {
  const { plots, setup } = useServices()
  const search = useSearchState()
  const id = search.get('plot')
  const farmer = search.get('farmer')
  const settle = useEffectEvent(() => {
    const asked = plots.store
      .getState()
      .plots.filter((plot) => plot.id === id || (plot.farmer === farmer && !plot.archived))
    if (asked.length === 0) showToast({ text: texts('timer').setup.unknownField })
    else setup.measure(asked.slice(0, maxSamples).map(plotTitle))
    search.change({ plot: null, farmer: null }, 'replace')
  })
  useEffect(() => {
    if (id === null && farmer === null) return undefined
    let isGone = false
    void plots.start().then(() => {
      if (!isGone) settle()
    })
    return () => {
      isGone = true
    }
  }, [plots, id, farmer])
}

/** The test as it would start now. */
function settingOf(kit: Kit, chosen: SetupState): Setup {
  const { setup: words } = texts('timer')
  const samples = Array.from({ length: chosen.count }, (_, index) => ({
    id: String(index + 1),
    name: chosen.names[index]?.trim() || words.sample(index + 1),
  }))
  const vessels = scarceVessels(chosen)
  return {
    kit,
    analytes: chosenAnalytes(kit, chosen),
    samples,
    ...(chosen.people === 2 && samples.length > 1 && { people: 2 as const }),
    ...(vessels !== null && { vessels }),
  }
}

interface KitCardProps {
  readonly kit: Kit
  /** `kit` only stands in the place of the chosen one, which is not loaded yet: it is not shown. */
  readonly isPending: boolean
  readonly onPrepare: () => void
}

/** The chosen kit, with what its leaflet still has to add. */
function KitCard({ kit, isPending, onPrepare }: KitCardProps) {
  const words = texts('timer').setup
  return (
    <Card kind="flush" as="section" aria-label={words.kit}>
      <div className={`grid ${styles['kit']}`}>
        <div className={`top gap-2 grid items-start ends-2 ${styles['name']}`}>
          <h2>
            <KitName name={kit.name} />
          </h2>
          <TrustMark trust={kit.trust} />
        </div>
        <KitPicture kit={kit.copiedFrom ?? kit.id} className={`relative ${styles['picture']}`} />
      </div>
      <Scene name="profile" className={styles['soil']} />
      <div className={`flex wrap between sides-3 ${styles['links']}`}>
        <Button
          kind="text"
          icon="science"
          data-sheet="prepare"
          disabled={isPending}
          onClick={onPrepare}
        >
          {words.prepare}
        </Button>
        <ButtonLink kind="text" to="/?view=kits">
          {words.change}
        </ButtonLink>
      </div>
      {!isPending && hasUnconfirmedTime(kit) && (
        <div className="tone-late">
          <ButtonLink kind="text" icon="schedule" to={`/?view=kit&kit=${kit.id}`}>
            {words.fix}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

interface SamplesProps {
  readonly kit: Kit
  readonly setting: Setup
  readonly onOpen: (sheet: SheetName) => void
}

/** How many samples, their names, and what is read from each. */
function Samples({ kit, setting, onOpen }: SamplesProps) {
  const { setup } = useServices()
  const words = texts('timer').setup
  const { samples, analytes, people, vessels } = setting
  return (
    <Card as="section" aria-label={words.samples}>
      <Stepper
        label={words.samples}
        value={samples.length}
        min={1}
        max={maxSamples}
        unit={words.sampleUnit}
        onChange={setup.setCount}
      />
      <button
        type="button"
        data-sheet="names"
        className={`middle gap-2 small grid target even lead-rest-end act-ink ${styles['line']}`}
        onClick={() => onOpen('names')}
      >
        <Icon name="edit" />
        <span className={`clip ink ${styles['listed']}`}>
          <span>
            {samples.map(({ id, name }, place) => (
              <span key={id} className="inline-block">
                {name}
                {place < samples.length - 1 && words.nameSeparator}
              </span>
            ))}
          </span>
        </span>
        <strong>{words.names}</strong>
      </button>
      {samples.length > 1 && (
        <button
          type="button"
          data-sheet="sharing"
          className={`middle gap-2 small grid target even lead-rest-end act-ink ${styles['line']}`}
          onClick={() => onOpen('sharing')}
        >
          <Icon name="group" />
          <span className="ink">{words.shared(people ?? 1, vessels ?? null)}</span>
          <strong>{words.sharing}</strong>
        </button>
      )}
      <div className={styles['analytes']}>
        <CheckChips
          legend={<span className={hiding['hidden']}>{words.analytes}</span>}
          options={kit.analytes.map((analyte) => ({
            value: analyte.id,
            label: itemName(analyte, kit.analytes),
            spoken: analyte.name,
          }))}
          checked={(id) => analytes.includes(id)}
          onChange={(id) => setup.toggle(kit.id, id)}
        />
      </div>
      {analytes.length === 0 && (
        <p role="alert" className="wrong">
          {words.pickOne}
        </p>
      )}
    </Card>
  )
}

/** The latest readings, once there are any. */
function LastResults() {
  const { records, fromPreferences } = useServices()
  const lastVerdicts = fromPreferences(createLastVerdicts)
  const last = useStore(records.store, ({ recent }) => recent[0])
  useEffect(() => lastVerdicts.start(), [lastVerdicts])
  const { verdict } = useStore(lastVerdicts.store)
  const module = useModule(lastTest, last !== undefined)
  return last === undefined || module === null ? null : (
    <module.LastTest record={last} verdict={verdict} />
  )
}

function SideRoads({ kit }: { readonly kit: Kit }) {
  const words = texts('timer').setup
  return (
    <nav className="gap-2 grid fitted" aria-label={words.freeTimers}>
      <ButtonLink block icon="timer" to="/?view=timers">
        {words.freeTimers}
      </ButtonLink>
      <ButtonLink block icon="menu_book" to={`/manual?kit=${kit.id}`}>
        {words.manual}
      </ButtonLink>
    </nav>
  )
}
