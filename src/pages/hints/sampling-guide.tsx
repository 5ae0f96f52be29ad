import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createSamplingChecklist } from '#app/records/sampling-checklist.ts'
import type { Remark } from '#domain/kit/kit.ts'
import {
  maxDepthCm,
  depthAdvice,
  depthTitle,
  fertilizerWaits,
  hasWaitedFor,
  samplingTasks,
  samplingTopics,
  type SamplingTopic,
} from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { DaysSinceFertilizer } from '#ui/controls/days-since-fertilizer.tsx'
import type { DrawingName } from '#ui/drawings/drawing-name.ts'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { FoldedSources } from '#ui/sources/folded-sources.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import styles from './sampling-guide.module.css'

const drawings: Readonly<Partial<Record<SamplingTopic['id'], readonly DrawingName[]>>> = {
  digging: ['scrape', 'cut-even'],
  mixing: ['mix-soil'],
  after: ['dry-soil', 'label'],
}

/** How to take soil so that the test is meaningful: a checklist for the field; the rest is folded. */
export function SamplingGuide() {
  const words = texts('hints')
  const checklist = useServices().fromPreferences(createSamplingChecklist)
  useEffect(() => checklist.start(), [checklist])
  return (
    <div className="columns">
      <Checklist />
      <div className="stack gap-4">
        <Card kind="flush">
          <Drawing
            name="five-points"
            label={words.fivePoints.picture}
            className={styles['field']}
          />
          <p className="pad-3 sides-5">{words.fivePoints.text}</p>
        </Card>
        <Card kind="flush">
          <Fold title={depthTitle()}>
            <p>{words.depth.text}</p>
            <DepthTable />
          </Fold>
          <Fold title={words.waits.title}>
            <p>{words.waits.text}</p>
            <DaysSinceFertilizer
              waits={fertilizerWaits()}
              isEnough={hasWaitedFor}
              words={words.waits}
            />
            <FoldedSources
              sources={samplingSources()}
              keys={fertilizerWaits().flatMap(({ days: { sources } }) => sources)}
            />
          </Fold>
          {samplingTopics().map(({ id, title, remarks, differing }) => (
            <Fold key={id} title={title}>
              <div className={`gap-3 columns-2 ${styles['pictures']}`}>
                {(drawings[id] ?? []).map((name) => (
                  <Drawing key={name} name={name} label={texts('drawings')[name]} fills />
                ))}
              </div>
              <Facts remarks={remarks} />
              {differing.length > 0 && (
                <>
                  <h3>{words.differing}</h3>
                  <Facts remarks={differing} />
                </>
              )}
            </Fold>
          ))}
        </Card>
      </div>
    </div>
  )
}

function Facts({ remarks }: { readonly remarks: readonly Remark[] }) {
  return (
    <>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.text}>
            {remark.text} <TrustMark isGeneral trust={remark.trust} />
          </li>
        ))}
      </ul>
      <FoldedSources sources={samplingSources()} keys={remarks.flatMap(({ sources }) => sources)} />
    </>
  )
}

/** A checklist for the field; the ticks are stored. */
function Checklist() {
  const words = texts('hints').checklist
  const checklist = useServices().fromPreferences(createSamplingChecklist)
  const { ticked, isKept } = useStore(checklist.store)
  const done = samplingTasks().filter(({ id }) => ticked.includes(id)).length
  const clear = () => {
    const before = checklist.clear()
    showToast({
      text: words.cleared,
      action: { label: texts('ui').undo, run: () => checklist.restore(before) },
    })
  }
  return (
    <Card>
      <fieldset className="ruled">
        <legend>
          <h2>{words.title}</h2>
        </legend>
        {samplingTasks().map(({ id, text }) => (
          <label key={id} className="row gap-3 tight target-test pointer pad-2 sides-3">
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={(event) => checklist.tick(id, event.target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="line">
        <output>
          <b>
            {words.progress(done, samplingTasks().length)}
            {done === samplingTasks().length && ` ${words.allDone}`}
          </b>
        </output>
        <Button
          icon="restart_alt"
          aria-disabled={done === 0}
          onClick={done === 0 ? undefined : clear}
        >
          {words.clear}
        </Button>
      </div>
      {isKept ? (
        <p className="small muted">{words.kept}</p>
      ) : (
        <Notice kind="warning" title={words.notKept.title}>
          <p>{words.notKept.text}</p>
        </Notice>
      )}
    </Card>
  )
}

/** The depths that each source recommends, side by side: they disagree. */
function DepthTable() {
  const words = texts('hints').depth
  return (
    <table className={`fill narrow-cells ${styles['table']}`}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.layer}</th>
          <th scope="col">{words.where}</th>
        </tr>
      </thead>
      <tbody>
        {depthAdvice().map(({ id, name, layer }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {words.range(...layer.value)}
              <LayerBar layer={layer.value} />
            </td>
            <td>
              <TrustMark isGeneral trust={layer.trust} />
              <FoldedSources sources={samplingSources()} keys={layer.sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The layer as a bar from the surface (left) to the deepest layer of the table. The numbers are beside it. */
function LayerBar({ layer: [from, to] }: { readonly layer: readonly [number, number] }) {
  return (
    <svg
      viewBox={`0 0 ${maxDepthCm} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block fill ${styles['bar']}`}
    >
      <rect width={maxDepthCm} height="4" fill="var(--surface-high)" />
      <rect x={from} width={to - from} height="4" fill="var(--tertiary)" />
    </svg>
  )
}
