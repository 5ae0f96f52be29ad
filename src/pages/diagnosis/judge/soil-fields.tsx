import {
  humusClasses,
  plotSoil,
  soilLimits,
  textures,
  unknownPlot,
} from '#domain/diagnosis/soil.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { soilTypeNames } from '#knowledge/soils/soil-type-names.ts'
import { soilTypes } from '#knowledge/soils/soil-types.ts'
import { texts } from '#locales/texts.ts'
import { NumberField } from './number-field.tsx'
import { numberText } from './number-text.ts'
import { SelectField } from './select-field.tsx'
import styles from './fields.module.css'
import type { Desk } from './use-desk.ts'

/** Of the soil; every empty field says what it is taken for. */
export function SoilFields({ desk: { choices, change } }: { readonly desk: Desk }) {
  const words = texts('judge').plot
  const usual = plotSoil({
    ...unknownPlot,
    soilType: soilTypes.find(({ id }) => id === choices.soilType) ?? null,
  })
  const { texture, humus, isVolcanicAsh, depth, bulkDensity, soilType } = choices
  const isUsual = [texture, humus, isVolcanicAsh, depth, bulkDensity, soilType].every(
    (said) => said === null,
  )
  const ashWord = (isAsh: boolean) => (isAsh ? words.yes : words.no)
  return (
    <details className={styles['fold']}>
      <summary>
        {words.soil} <small>{isUsual ? words.usual : words.said}</small>
      </summary>
      <p className={styles['hint']}>{words.soilHint}</p>
      <SelectField
        label={words.soilType}
        value={soilType ?? ''}
        options={[
          { value: '', label: words.unknown },
          ...soilTypes.map(({ id }) => ({ value: id, label: soilTypeNames()[id] ?? id })),
        ]}
        onChange={(id) => change({ soilType: id === '' ? null : id })}
      />
      <SelectField
        label={words.texture}
        value={texture ?? ''}
        options={[
          { value: '', label: words.assumed(diagnosisWords().textures[usual.texture.value]) },
          ...textures.map((value) => ({ value, label: diagnosisWords().textures[value] })),
        ]}
        onChange={(value) => change({ texture: value === '' ? null : value })}
      />
      <SelectField
        label={words.humus}
        value={humus ?? ''}
        options={[
          { value: '', label: words.assumed(diagnosisWords().humus[usual.humus.value]) },
          ...humusClasses.map((value) => ({ value, label: diagnosisWords().humus[value] })),
        ]}
        onChange={(value) => change({ humus: value === '' ? null : value })}
      />
      <SelectField
        label={words.ash}
        value={isVolcanicAsh === null ? '' : isVolcanicAsh ? 'yes' : 'no'}
        options={[
          { value: '', label: words.assumed(ashWord(usual.isVolcanicAsh.value)) },
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        onChange={(value) => change({ isVolcanicAsh: value === '' ? null : value === 'yes' })}
      />
      <div className={styles['pair']}>
        <NumberField
          label={words.depth}
          value={depth}
          limits={soilLimits.depth}
          hint={words.assumedFigure(numberText(usual.depth.value))}
          onChange={(value) => change({ depth: value })}
        />
        <NumberField
          label={words.density}
          value={bulkDensity}
          limits={soilLimits.bulkDensity}
          hint={words.assumedFigure(numberText(usual.bulkDensity.value))}
          onChange={(value) => change({ bulkDensity: value })}
        />
      </div>
    </details>
  )
}
