import { onceAsync } from '#domain/once.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { KitShelf } from '#app/kits/kit-shelf.ts'
import type { createSetup } from '#app/session/setup.ts'
import type { Devices, Engine } from './engine.ts'
import type { Stores } from './initial-states.ts'
import type { ObservedLog } from './observed-log.ts'

type ObservedDevices = Devices & ObservedLog

interface Needs {
  readonly devices: () => Promise<ObservedDevices>
  readonly engine: () => Promise<Engine>
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  /** Calls all who follow this key of the preferences. */
  readonly announce: (key: string) => void
  readonly setup: Pick<ReturnType<typeof createSetup>, 'start'>
  readonly shelf: KitShelf
  readonly stores: Stores
}

/** The services outside the engine: each is loaded when a page first needs it. */
export function createPageServices(needs: Needs) {
  const { devices, engine, connectivity, preferences, announce, setup, shelf, stores } = needs

  const withDevices = <Code, Service>(
    load: () => Promise<Code>,
    create: (code: Code, outside: ObservedDevices) => Service,
  ) =>
    onceAsync(async () => {
      const [code, outside] = await Promise.all([load(), devices()])
      return create(code, outside)
    })

  const charts = withDevices(
    () => import('#app/kits/own-charts.ts'),
    ({ createOwnCharts }, outside) => createOwnCharts({ ...outside, store: stores.charts }),
  )
  const plots = withDevices(
    () => import('#app/records/plots.ts'),
    ({ createPlots }, outside) => createPlots({ ...outside, store: stores.plots }),
  )
  const ownRules = withDevices(
    () => import('#app/records/own-rules.ts'),
    ({ createOwnRules }, outside) => createOwnRules({ ...outside, store: stores.ownRules }),
  )
  const diagnosisChoices = withDevices(
    () => import('#app/records/diagnosis-choices.ts'),
    ({ createDiagnosisChoices }, { clock, dropVerdict }) =>
      createDiagnosisChoices({ preferences, clock, onChanging: dropVerdict }),
  )

  const backup = onceAsync(async () => {
    const [{ createBackup }, outside, { records, kits }, ownPlots] = await Promise.all([
      import('#app/transfer/backup.ts'),
      devices(),
      engine(),
      plots(),
    ])
    return createBackup({
      ...outside,
      preferences,
      records,
      plots: ownPlots,
      async kits() {
        const builtIn = await Promise.all(builtInKits.map((kit) => kit.load()))
        return [...builtIn, ...shelf.store.getState().userKits]
      },
      async onOthers() {
        await Promise.all([
          kits.readAgain(),
          (await charts()).readAgain(),
          (await ownRules()).readAgain(),
        ])
      },
      async onPreferences() {
        const { portablePreferences } =
          await import('#app/transfer/preferences/portable-preferences.ts')
        outside.dropVerdict()
        for (const { key } of portablePreferences) announce(key)
        setup.start()
        await shelf.start()
      },
      now: () => outside.clock.now() + outside.clock.wallOffset(),
      store: stores.backup,
    })
  })

  /** For members of a team and those about to join one. */
  const team = onceAsync(async () => {
    const [{ openTeam }, outside, started, ...others] = await Promise.all([
      import('#app/team/open-team.ts'),
      devices(),
      engine(),
      plots(),
      charts(),
      ownRules(),
    ])
    return openTeam({
      outside,
      engine: started,
      others,
      connectivity,
      preferences,
      store: stores.team,
    })
  })

  return { charts, plots, ownRules, diagnosisChoices, backup, team }
}
