import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { isKnown } from '#domain/sourced.ts'
import { depthAdvice } from '#knowledge/sampling/sampling.ts'
import { texts } from '#locales/texts.ts'
import { speciesUnitText } from '#ui/text/amount-text.ts'
import { KitName } from '#ui/text/kit-name.tsx'
import { Drawing, useDrawings } from '#ui/drawings/drawing.tsx'
import type { DrawingName } from '#ui/drawings/drawing-name.ts'
import { drawingOfStep } from '#ui/drawings/drawing-of-step.ts'
import { qrPath, quietZone } from '#ui/qr/qr-drawing.ts'
import { qrEncoder, squaresOf } from '#ui/qr/qr-encoder.ts'
import { useModule } from '#ui/use-module.ts'
import styles from './paper-sheet.module.css'

/** Renders the sheet only while printing, whether started by the page's button or by the browser. */
export function usePaper() {
  const [isPrinting, setIsPrinting] = useState(false)
  useDrawings()
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  const print = () => void qrEncoder.want().finally(() => window.print())
  return { isPrinting, print }
}

interface SheetStep {
  readonly name: DrawingName
  readonly amount?: string | undefined
  readonly length?: number | undefined
  readonly titles: readonly string[]
  readonly texts: readonly string[]
}

/** The steps from the field to the reading; steps that look the same, for example on two strips, are merged. */
function sheetSteps(kit: Kit): readonly SheetStep[] {
  const { steps, layer } = texts('manual').sampling
  const depth = depthAdvice().find(({ id }) => id === (kit.copiedFrom ?? kit.id))?.layer.value
  const found: SheetStep[] = (['five-points', 'dig-depth'] as const).map((name) => ({
    name,
    titles: [steps[name].title],
    texts: [steps[name].text],
    amount: depth === undefined ? undefined : layer(...depth),
  }))
  for (const step of kit.lanes.flatMap((lane) => lane.steps)) {
    const { name, amount } = drawingOfStep(kit, step)
    const at = found.findIndex((it) => it.name === name)
    const same = found[at]
    if (same === undefined) {
      const isTimed = step.kind !== 'hands-on' && step.kind !== 'read' && isKnown(step.duration)
      const length = isTimed ? step.duration.value : undefined
      found.push({ name, amount, length, titles: [step.title], texts: [step.detail] })
    } else {
      const isNew = !same.texts.includes(step.detail)
      found[at] = {
        ...same,
        titles: [...new Set([...same.titles, step.title])],
        texts: isNew ? [...same.texts, step.detail] : same.texts,
        length: isNew ? undefined : same.length,
      }
    }
  }
  return found
}

const linesToWriteOn = 5
const blank = '\u00a0'

/** One page for the wall of the shed: the illustrated steps of a kit, and a table to write on. */
export function PaperSheet({ kit }: { readonly kit: Kit }) {
  const words = texts('manual')
  const steps = sheetSteps(kit)
  return (
    <div data-paper className={`gap-3 small even ${styles['sheet']}`} data-many={steps.length > 8}>
      <header className={styles['head']}>
        <p className="strong soil-ink">{words.sheet.app}</p>
        <div className="line">
          <h2 className="headline">
            <KitName name={words.sheet.title(kit.name)} />
          </h2>
          <p>{words.sheet.count(steps.length)}</p>
        </div>
      </header>
      <ol className={`plain grid gap-3 beside-4 ${styles['steps']}`}>
        {steps.map(({ name, amount, length, titles, texts: lines }, at) => (
          <li key={name} className="grid middle gap-3">
            <span className="relative clip round-m tone-hands">
              <Drawing name={name} amount={amount} length={length} isAtEnd />
              <span
                className={`absolute center round strong solid mark-tertiary ${styles['number']}`}
              >
                {at + 1}
              </span>
            </span>
            <div>
              <h3>{titles.join(texts('ui').listSeparator)}</h3>
              <p>{lines.join(' ')}</p>
            </div>
          </li>
        ))}
      </ol>
      <section>
        <h3>{words.sheet.note}</h3>
        <table className="fill wide">
          <thead>
            <tr>
              <th scope="col">{words.sheet.field}</th>
              {kit.analytes.map((analyte) => (
                <th key={analyte.id} scope="col">
                  {analyte.name} <Unit analyte={analyte} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: linesToWriteOn }, (_, line) => (
              <tr key={line}>
                <td>{blank}</td>
                {kit.analytes.map(({ id }) => (
                  <td key={id}>{blank}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <footer className="row between gap-3">
        <p>{words.sheet.low}</p>
        <Code kit={kit.id} />
      </footer>
    </div>
  )
}

/** Nothing where the name says it: pH. */
function Unit({ analyte }: { readonly analyte: Analyte }) {
  const unit = speciesUnitText(analyte)
  return analyte.name.includes(unit) ? null : <small>{unit}</small>
}

/** A QR code leading from the paper to the guided steps; the user's own kits exist on this device only. */
function Code({ kit }: { readonly kit: string }) {
  const encoder = useModule(qrEncoder, false)
  const address = `${location.origin}/manual?kit=${encodeURIComponent(kit)}#steps`
  const squares = encoder === null ? null : squaresOf(encoder, address, quietZone)
  if (squares === null) return null
  return (
    <p className={`row between gap-3 ${styles['code']}`}>
      <svg
        viewBox={`0 0 ${squares.length} ${squares.length}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={qrPath(squares)} fill="#000000" />
      </svg>
      {texts('manual').sheet.code}
    </p>
  )
}
