import { useState } from 'react'
import {
  depthAdvice,
  fertilizerWaits,
  hasWaitedFor,
  samplingTopics,
  type SamplingTopic,
} from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { DaysSinceFertilizer } from '#ui/controls/days-since-fertilizer.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { FoldedSources } from '#ui/sources/folded-sources.tsx'
import { Icon } from '#ui/icon.tsx'
import { Chapter } from './chapter.tsx'
import chapterStyles from './chapter.module.css'
import { Remarks } from './remarks.tsx'
import { DepthPicker, FieldPicker } from './soil-pickers.tsx'

const steps = ['five-points', 'dig-depth', 'mix-soil', 'label'] as const

interface SoilChaptersProps {
  /** The kit in hand, which may specify its own depth. */
  readonly kit: string
}

/** Where, how deep and when to take soil, with interactive drawings. */
export function SoilChapters({ kit }: SoilChaptersProps) {
  const words = texts('manual')
  const { sampling } = words
  const layer = depthAdvice().find(({ id }) => id === kit)?.layer.value
  return (
    <>
      <Chapter id="sampling" title={words.sections.sampling}>
        <ol className={`plain gap-3 grid ${chapterStyles['steps']}`}>
          {steps.map((name, at) => (
            <li
              key={name}
              className={`middle top rim round-l grid lead-rest gap-1 beside-3 paper ${chapterStyles['step']}`}
            >
              <span className={`below-2 flex across tone-hands ${chapterStyles['picture']}`}>
                <Drawing
                  name={name}
                  label={words.drawings[name]}
                  fills={name === 'dig-depth'}
                  amount={layer === undefined ? undefined : sampling.layer(...layer)}
                />
              </span>
              <span
                className={`center strong mark-tertiary round ${chapterStyles['number']}`}
                aria-hidden="true"
              >
                {at + 1}
              </span>
              <h4>{sampling.steps[name].title}</h4>
              <p>{sampling.steps[name].text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink icon="check" to="/inspire?view=sampling">
          {sampling.checklist}
        </ButtonLink>
      </Chapter>
      <Chapter id="where" title={words.sections.where}>
        <FieldPicker />
        <Topics ids={['place']} />
      </Chapter>
      <Chapter id="depth" title={words.sections.depth}>
        <DepthPicker kit={kit} />
        <Topics ids={['digging', 'mixing', 'after']} />
      </Chapter>
      <Chapter id="when" title={words.sections.when}>
        <SoilState />
      </Chapter>
    </>
  )
}

function Topics({ ids }: { readonly ids: readonly SamplingTopic['id'][] }) {
  const topics = samplingTopics().filter(({ id }) => ids.includes(id))
  return (
    <Remarks
      isGeneral
      kit={{ sources: samplingSources() }}
      remarks={topics.flatMap(({ remarks }) => remarks)}
    />
  )
}

type Weather = 'good' | 'wet' | 'dry'
const weathers: readonly Weather[] = ['good', 'wet', 'dry']

/** Whether now is the right time: weather, and days since fertilizer was applied. */
function SoilState() {
  const words = texts('manual').sampling
  const [weather, setWeather] = useState<Weather>()
  return (
    <>
      <Card>
        <Choice
          legend={words.weather}
          options={weathers.map((value) => ({ value, label: words.weathers[value] }))}
          value={weather}
          onChange={setWeather}
        />
        <output className="row gap-2 lead tight target">
          {weather !== undefined && (
            <>
              <Icon name={weather === 'good' ? 'check_circle' : 'hourglass'} />
              <span>{words.weatherTexts[weather]}</span>
            </>
          )}
        </output>
      </Card>
      <Card>
        <DaysSinceFertilizer waits={fertilizerWaits()} isEnough={hasWaitedFor} words={words} />
        <FoldedSources
          sources={samplingSources()}
          keys={fertilizerWaits().flatMap(({ days: { sources } }) => sources)}
        />
      </Card>
      <Topics ids={['time']} />
    </>
  )
}
