import { useState } from 'react'
import { fertilizerWaits, hasWaitedFor, samplingTopics } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import { DaysSinceFertilizer } from '#ui/days-since-fertilizer.tsx'
import { FoldedSources } from '#ui/folded-sources.tsx'
import { Icon } from '#ui/icon.tsx'
import { RemarkList } from './remark-list.tsx'
import styles from './soil-state.module.css'

type Weather = 'good' | 'wet' | 'dry'
const weathers: readonly Weather[] = ['good', 'wet', 'dry']

/** Whether now is the time: weather, and days since the soil was fed. */
export function SoilState() {
  const words = texts('manual').sampling
  const [weather, setWeather] = useState<Weather>()
  return (
    <>
      <Choice
        legend={words.weather}
        options={weathers.map((value) => ({ value, label: words.weathers[value] }))}
        value={weather}
        onChange={setWeather}
      />
      <output className={styles['answer']}>
        {weather !== undefined && (
          <>
            <Icon name={weather === 'good' ? 'check_circle' : 'hourglass'} />
            <span>{words.weatherTexts[weather]}</span>
          </>
        )}
      </output>
      {samplingTopics()
        .filter(({ id }) => id === 'time')
        .map(({ id, remarks }) => (
          <RemarkList key={id} kit={{ sources: samplingSources() }} remarks={remarks} />
        ))}
      <DaysSinceFertilizer waits={fertilizerWaits()} isEnough={hasWaitedFor} words={words} />
      <FoldedSources
        sources={samplingSources()}
        keys={fertilizerWaits().flatMap(({ days: { sources } }) => sources)}
      />
    </>
  )
}
