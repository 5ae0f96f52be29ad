import { useEffect, type ReactNode } from 'react'
import { texts, withTexts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule, type LazyModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './diagnosis-page.module.css'
import { StorageNotice } from './storage-notice.tsx'

/** What is under the tabs comes after the first paint: crops, rules and their words are large. */
const modules = {
  judge: createModule(() => withTexts(import('#pages/diagnosis/judge/judge-view.tsx'), 'judge')),
  history: createModule(() =>
    withTexts(import('#pages/diagnosis/history/history-view.tsx'), 'history'),
  ),
  plots: createModule(() => withTexts(import('#pages/diagnosis/plots/plots-view.tsx'), 'plots')),
  backup: createModule(() =>
    withTexts(import('#pages/diagnosis/backup/backup-view.tsx'), 'backup'),
  ),
  report: createModule(() =>
    withTexts(
      import('#pages/diagnosis/report/report-view.tsx'),
      'report',
      'history',
      'judge',
      'share',
    ),
  ),
}

const views = {
  judge: () => (
    <Part module={modules.judge} draw={({ JudgeView }) => <JudgeView />} waiting={<HowToBegin />} />
  ),
  history: () => <Part module={modules.history} draw={({ HistoryView }) => <HistoryView />} />,
  plots: () => <Part module={modules.plots} draw={({ PlotsView }) => <PlotsView />} />,
  backup: () => <Part module={modules.backup} draw={({ BackupView }) => <BackupView />} />,
  report: () => <Part module={modules.report} draw={({ ReportView }) => <ReportView />} />,
}
type ViewName = keyof typeof views

const tabs = ['judge', 'history', 'plots', 'backup'] as const

/** `/diag`: what the soil says; `view=history`, `plots`, `backup`: what is kept of it; `view=report`: a sheet with a heading of its own. */
export function DiagnosisPage() {
  const words = texts('diagnosis')
  const asked = useSearchState().get('view')
  const name = isView(asked) ? asked : 'judge'
  const View = views[name]
  const { diagnosisChoices } = useServices()
  useEffect(() => {
    // Asked for together with the view, not only once that is here.
    if (name === 'judge') void diagnosisChoices()
  }, [name, diagnosisChoices])
  return (
    <article>
      {name !== 'report' && <h1>{words.titles[name]}</h1>}
      {name === 'judge' && <p className={styles['lead']}>{words.lead}</p>}
      <nav aria-label={words.tabs.label} className={styles['tabs']}>
        {tabs.map((tab) => (
          <AppLink
            key={tab}
            to={tab === 'judge' ? '/diag' : `/diag?view=${tab}`}
            aria-current={tab === name ? 'page' : undefined}
          >
            {words.tabs[tab]}
          </AppLink>
        ))}
      </nav>
      <StorageNotice />
      <View />
    </article>
  )
}

const isView = (name: string | null): name is ViewName =>
  name !== null && Object.hasOwn(views, name)

interface PartProps<Module extends object> {
  readonly module: LazyModule<Module>
  readonly draw: (module: Module) => ReactNode
  readonly waiting?: ReactNode
}

function Part<Module extends object>({ module, draw, waiting = <Loading /> }: PartProps<Module>) {
  const arrived = useModule(module, true)
  return arrived === null ? waiting : draw(arrived)
}

const Loading = () => <output className={styles['loading']}>{texts('diagnosis').loading}</output>

/** What stands on the prerendered page: how a diagnosis comes about. */
function HowToBegin() {
  const words = texts('diagnosis').begin
  return (
    <section>
      <h2>{words.title}</h2>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <AppLink to="/" className={styles['timer']}>
          {words.timer}
        </AppLink>
      </p>
    </section>
  )
}
