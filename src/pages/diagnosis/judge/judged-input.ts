import type { ChosenForDiagnosis } from '#app/diagnosis-choices.ts'
import { squareMeters } from '#domain/diagnosis/area.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type { DiagnosisInput } from '#domain/diagnosis/diagnosis-input.ts'
import type { PlotInput } from '#domain/diagnosis/soil.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { keptStandard } from '#knowledge/crops/kept-standard.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { soilTypes } from '#knowledge/soils/soil-types.ts'

interface Asked extends Pick<DiagnosisInput, 'readings' | 'laboratory' | 'month'> {
  readonly cec: number | null
}

/** Values, choices and plot as one question. What nobody said stays null: the diagnosis then says that it assumes. */
export function judgedInput(
  crop: Crop,
  choices: ChosenForDiagnosis,
  plot: Plot | null,
  { cec, ...asked }: Asked,
): DiagnosisInput {
  const blank = blankInput(crop)
  const { lime, n, p2o5, k2o } = choices
  return {
    ...blank,
    ...asked,
    growth: choices.growth,
    plot: { ...(plot === null ? typedPlot(choices) : keptPlot(plot)), cec },
    choices: {
      lime: lime ?? blank.choices.lime,
      n: n ?? blank.choices.n,
      p2o5: p2o5 ?? blank.choices.p2o5,
      k2o: k2o ?? blank.choices.k2o,
    },
    standard: keptStandard(crop, choices.standards[crop.id]),
    compost: choices.compost === null ? null : { ...choices.compost, moisture: null },
    flowerColor: choices.flowerColor,
    isExpert: choices.isExpert,
  }
}

function typedPlot({ area, soilType, ...choices }: ChosenForDiagnosis): Omit<PlotInput, 'cec'> {
  const { texture, humus, isVolcanicAsh, depth, bulkDensity } = choices
  return {
    area: area === null ? null : squareMeters(area.value, area.unit),
    texture,
    humus,
    isVolcanicAsh,
    depth,
    bulkDensity,
    soilType: soilTypes.find(({ id }) => id === soilType) ?? null,
  }
}

const squareMetersOfHectare = 10_000

/** A kept plot answers for itself: what it does not say is not taken from what was typed for another place. */
function keptPlot({ area, humus, ...plot }: Plot): Omit<PlotInput, 'cec'> {
  return {
    area:
      area === null
        ? null
        : area.unit === 'ha'
          ? area.value * squareMetersOfHectare
          : squareMeters(area.value, area.unit),
    texture: plot.texture,
    humus: humus === 'has' ? 'some' : humus,
    isVolcanicAsh: plot.volcanicAsh,
    depth: plot.depthCm,
    bulkDensity: plot.bulkDensity,
    soilType: null,
  }
}
