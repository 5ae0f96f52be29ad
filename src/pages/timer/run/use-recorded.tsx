import { useEffect, useState } from 'react'

import { analyteOf, bareWord } from '#domain/kit/kit.ts'
import type { Run } from '#domain/run/run.ts'
import { texts } from '#locales/texts.ts'
import { answerText } from '#ui/text/answer-text.ts'
import { shortName } from '#ui/text/short-name.ts'
import { sampleName } from './sample-name.ts'

const shownMs = 8000

/**
 * What the last tap recorded, and for which sample, for a few seconds in one notice with the undo button; null otherwise.
 * `isFresh`: whether a reading recorded just before this screen opened is shown too.
 */
export function useRecorded(run: Run, isFresh = false) {
  const last = run.events.findLast(
    ({ kind }) => kind === 'read' || kind === 'corrected' || kind === 'undone',
  )
  const [seen, setSeen] = useState(isFresh ? undefined : last?.id)
  const isNew = last !== undefined && last.id !== seen
  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => setSeen(last.id), shownMs)
    return () => clearTimeout(timer)
  }, [isNew, last])
  if (!isNew || (last.kind !== 'read' && last.kind !== 'corrected')) return null
  const analyte = analyteOf(run.kit, last.analyte)
  if (analyte === undefined) return null
  const words = texts('live').run
  return (
    <>
      <strong>
        {words.recorded(shortName(analyte.name), bareWord(answerText(analyte, last.answer).value))}
      </strong>{' '}
      <span className="inline-block">{words.recordedWhere(sampleName(run, last.sample))}</span>
    </>
  )
}
