import { unsavedReason } from '#app/status/unsaved-reason.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { texts, withTexts } from '#locales/texts.ts'
import { ChipTabs } from '#ui/controls/chip.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useSettledIdle } from '#ui/idle.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule, type LazyModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { typedAddress, WaitingForDiagnosis } from './how-to-begin.tsx'
import { useStore } from 'zustand'
import { Notice } from '#ui/notice.tsx'

/** Loaded after the first paint: crops, rules and their texts are large. */
const modules = {
  judge: createModule(() => withTexts(import('#pages/diagnosis/judge/judge-view.tsx'), 'judge')),
  history: createModule(() =>
    withTexts(import('#pages/diagnosis/history/history-view.tsx'), 'history'),
  ),
  plots: createModule(() =>
    withTexts(import('#pages/diagnosis/plots/plots-view.tsx'), 'plots', 'history'),
  ),
  backup: createModule(() =>
    withTexts(import('#pages/diagnosis/backup/backup-view.tsx'), 'backup', 'judge'),
  ),
  team: createModule(() =>
    withTexts(import('#pages/diagnosis/team/team-view.tsx'), 'team', 'share'),
  ),
  teamLine: createModule(() => withTexts(import('#pages/diagnosis/team/team-line.tsx'), 'team')),
  labels: createModule(() =>
    withTexts(import('#pages/diagnosis/plots/labels-view.tsx'), 'plots', 'share'),
  ),
  all: createModule(() =>
    withTexts(import('#pages/diagnosis/batch/batch-view.tsx'), 'batch', 'judge', 'history'),
  ),
  standards: createModule(() =>
    withTexts(import('#pages/diagnosis/standards/standards-view.tsx'), 'standards', 'judge'),
  ),
  report: createModule(() =>
    withTexts(
      import('#pages/diagnosis/report/report-view.tsx'),
      'report',
      'batch',
      'history',
      'judge',
      'share',
    ),
  ),
}

const views = {
  judge: () => <JudgePart />,
  history: () => <Part module={modules.history} draw={({ HistoryView }) => <HistoryView />} />,
  plots: () => <Part module={modules.plots} draw={({ PlotsView }) => <PlotsView />} />,
  backup: () => <Part module={modules.backup} draw={({ BackupView }) => <BackupView />} />,
  team: () => <Part module={modules.team} draw={({ TeamView }) => <TeamView />} />,
  labels: () => <Part module={modules.labels} draw={({ LabelsView }) => <LabelsView />} />,
  all: () => <Part module={modules.all} draw={({ BatchView }) => <BatchView />} />,
  standards: () => (
    <Part module={modules.standards} draw={({ StandardsView }) => <StandardsView />} />
  ),
  report: () => <Part module={modules.report} draw={({ ReportView }) => <ReportView />} />,
}
type ViewName = keyof typeof views

const tabs = ['judge', 'history', 'plots', 'backup'] as const

/** Search parameters that open a separate page of a view, with its own heading and back link. */
const ownPages: Readonly<Partial<Record<ViewName, readonly string[]>>> = {
  history: ['record', 'compare', 'new'],
  plots: ['field'],
}

/**
 * `/diag`: the diagnosis; `view=history`, `plots`, `backup`: kept data; `view=labels`: labels for bags; `view=all`: all samples of a
 * test; `view=standards`: the user's own standards and products; `view=report`: sheets; `view=team`: an office's team. The last five
 * have their own heading.
 */
export function DiagnosisPage() {
  const words = texts('diagnosis')
  const search = useSearchState()
  const asked = search.get('view')
  const name = isView(asked) ? asked : 'judge'
  const View = views[name]
  const isOwnPage = ownPages[name]?.some((part) => search.get(part) !== null) ?? false
  const tab = isOwnPage ? undefined : tabs.find((one) => one === name)
  return (
    <article className="stack gap-4">
      {tab !== undefined && <PageHead title={words.titles[tab]} />}
      {tab !== undefined && (
        <ChipTabs
          label={words.tabs.label}
          tabs={tabs.map((one) => ({
            to: one === 'judge' ? '/diag' : `/diag?view=${one}`,
            label: words.tabs[one],
            isCurrent: one === tab,
          }))}
        />
      )}
      <StorageNotice />
      {tab !== undefined && <TeamState />}
      <View />
    </article>
  )
}

const isView = (name: string | null): name is ViewName =>
  name !== null && Object.hasOwn(views, name)

interface PartProps<Module extends object> {
  readonly module: LazyModule<Module>
  readonly draw: (module: Module) => ReactNode
}

function Part<Module extends object>({ module, draw }: PartProps<Module>) {
  const arrived = useModule(module, true)
  return arrived === null ? <Loading /> : draw(arrived)
}

/** For a new user at the bare address, the rules come when the browser is idle, or when values are to be typed. */
function JudgePart() {
  const search = useSearchState()
  const { diagnosisChoices, isNew } = useServices()
  const isBare = useLocation().search === ''
  const [isTyping, setTyping] = useState(false)
  const isIdle = useSettledIdle()
  const isWanted = isIdle || !isBare || !isNew()
  useEffect(() => {
    // Loaded together with the view, not after it.
    if (isWanted) void diagnosisChoices()
  }, [isWanted, diagnosisChoices])
  const judge = useModule(modules.judge, isWanted)
  const type = () => {
    setTyping(true)
    search.change(typedAddress, 'replace')
  }
  return judge === null ? (
    <WaitingForDiagnosis onType={type} />
  ) : (
    <judge.JudgeView isTyping={isTyping} onType={type} />
  )
}

const Loading = () => <output>{texts('diagnosis').loading}</output>

/** For members of a team only: whether their data is shared. */
function TeamState() {
  const phase = useStore(useServices().team.store, (state) => state.phase)
  const line = useModule(modules.teamLine, phase === 'member' || phase === 'ended')
  return line !== null && <line.TeamLine />
}

/** Shown only if nothing can be kept, or something was restored. */
function StorageNotice() {
  const words = texts('diagnosis').storage
  const { storage } = useServices()
  const health = useStore(storage.store, (state) => state.health)
  const unsaved = unsavedReason(health, null)
  return (
    <>
      {unsaved !== null && (
        <Notice kind="error" title={words.memory.title}>
          <p>{words.failure[unsaved]}</p>
          <p>{words.memory.text}</p>
        </Notice>
      )}
      {health.restored > 0 && (
        <Notice kind="note" title={words.restored.title}>
          <p>{words.restored.text}</p>
        </Notice>
      )}
    </>
  )
}
