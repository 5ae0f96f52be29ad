import type { Mark } from '#domain/diagnosis/evidence.ts'
import type { Rule, RuleId, RuleInput } from '#domain/diagnosis/rule-book.ts'

const rule = (mark: Mark, inputs: readonly RuleInput[], ...sources: readonly string[]): Rule => ({
  mark,
  sources,
  inputs,
})

const soilFigures = ['depth', 'bulk-density'] as const

/** Inputs, mark and sources of each rule. Numbers in the comments refer to docs/facts/diagnosis.md. */
export const rules: Readonly<Record<RuleId, Rule>> = {
  // 1.5
  'ph-band': rule('A', ['ph', 'crop']),
  // 2.2
  'ph-extremes': rule('B', ['ph'], 'PH-LEAFLET'),
  'ph-crop-risk': rule('B', ['ph', 'crop']),
  // 4.1
  'lime-arrhenius': rule(
    'A-t',
    ['ph', 'crop', 'texture', 'humus', ...soilFigures],
    'ARR-JA',
    'ARR-1',
    'ARR-2',
    'AOM-L',
    'HUMUS-SNOW',
    'HUMUS-NAGANO',
  ),
  'lime-volcanic-ash': rule('B', ['volcanic-ash', 'bulk-density'], 'ARR-2', 'ARR-JA'),
  'lime-half-dose': rule('C', ['ph'], 'AOM-L', 'ARYSTA'),
  // 5, 6
  'lime-cap': rule('C', ['ph'], 'JA-AICHI'),
  // 4.3
  'lime-product': rule('B', ['product', 'area'], 'SAI-COPY', 'ARYSTA', 'LIME-DOC'),
  // 4.2
  'lime-thumb': rule('B', ['crop'], 'KUDO'),
  // 4.4
  'lime-ec-correction': rule('C', ['ph', 'ec'], 'ARR-JA'),
  'lime-after-salt': rule('B', ['ec', 'crop'], 'SHISETSU', 'ARR-JA'),
  // 5, 8, 9, 12
  'lime-crop-policy': rule(
    'C',
    ['crop'],
    'JAIGA',
    'CHIBA-SP',
    'JA-YOKO-261',
    'AOMORI-FLOWER',
    'OCHA-LIME',
  ),
  // 4.5
  sulfur: rule('C', ['ph', 'crop', 'texture', 'area'], 'HRO-1967', 'SULFUR-DOC'),
  'acid-lover-acidify': rule('C', ['ph', 'crop'], 'JA-YOKO-261'),
  // 1.4
  'ec-band': rule('B', ['ec', 'crop', 'texture', 'volcanic-ash'], 'JACOM-EC'),
  // 3.4
  'ec-basal': rule('B', ['ec', 'crop', 'texture', 'volcanic-ash'], 'JACOM-EC-BASAL'),
  // 2.2
  'nitrate-bands': rule('C', ['nitrate'], 'KIT-06', 'LAB-TABLE'),
  'nitrate-sandy': rule('C', ['nitrate', 'texture'], 'LAB-TABLE'),
  'nitrate-crop': rule('C', ['nitrate', 'crop', 'bulk-density'], 'FUK-16'),
  // 4.4, 7
  'nitrate-hold': rule('C', ['nitrate'], 'SHISETSU', 'ARR-JA'),
  // 2.1
  'kit-depth': rule('C', ['nitrate', ...soilFigures], 'KIT-05'),
  'extract-ratio': rule('C', ['nitrate'], 'PT6'),
  // 3.1
  'n-credit': rule('A-t', ['nitrate', 'ammonium', ...soilFigures], 'SAI-T', 'SAI-COPY'),
  // 2.2: the guide value is from the source; filling up to it is our interpretation
  'top-dressing': rule('C', ['nitrate', 'growth', 'crop'], 'KIT-06'),
  'water-phosphate': rule('B', ['phosphate'], 'KIT-06'),
  'water-potassium': rule('B', ['potassium'], 'KIT-06'),
  'water-potassium-cut': rule('C', ['potassium', 'crop'], 'KIT-06', 'KIT-USER'),
  // 5, 3
  'not-detected': rule('B', ['phosphate', 'potassium'], 'KIT-06', 'KAJU'),
  // 10: a table for field beans, used as shares of the standard of any crop
  'kit-words': rule('C', ['nitrate', 'phosphate', 'potassium', 'crop'], 'TEXAS-BEANS'),
  // 1.3
  'lab-general': rule('B', ['laboratory', 'texture'], 'LAB-TABLE'),
  // 1.4
  'lab-crop': rule('A', ['laboratory', 'crop']),
  // 3.2
  'lab-p-cut': rule('A-t', ['laboratory', 'crop'], 'SAI-T', 'SAI-COPY'),
  // 3.2: half of the standard for beets where the soil has as much as it needs or more; applied to other crops
  'lab-p-own-upper': rule('C', ['laboratory', 'crop'], 'ALIC-BEET-P'),
  // 1.3: values high in that table are cut like a kit's excess
  'lab-k-general': rule('C', ['laboratory', 'crop'], 'LAB-TABLE', 'KIT-06'),
  // 8
  'acid-bases': rule('A-t', ['laboratory', 'crop', 'texture', 'volcanic-ash'], 'SHIZUOKA-TEA'),
  // 5, 12
  'base-saturation': rule('B', ['laboratory', 'crop', 'cec'], 'KOCHI-TEA'),
  // 3.6: 25 % and 40 kg/10a
  'lab-magnesium': rule('B', ['laboratory', 'product', 'area'], 'LIME-DOC', 'NANKI'),
  // 3.3
  'lab-k-adjust': rule('A-t', ['laboratory', 'crop', 'cec', ...soilFigures], 'SAI-T', 'SAI-COPY'),
  // 3.3: what compost may bring at once
  'lab-k-cap': rule('C', ['laboratory', 'crop'], 'GUNMA-COMPOST', 'JA-AICHI'),
  // 1.2
  'lab-base-by-cec': rule('A-t', ['laboratory', 'cec'], 'SAI-T', 'SAI-COPY'),
  // 1.2
  'base-balance': rule('A-t', ['laboratory', 'crop', 'cec'], 'SAI-T', 'SAI-COPY'),
  // 3.5
  'lab-base-deficit': rule('A-t', ['laboratory', 'cec', ...soilFigures], 'AOM-L', 'DOJO'),
  // 1.3, 3.5
  'lab-base-deficit-general': rule('B', ['laboratory', ...soilFigures], 'LAB-TABLE', 'DOJO'),
  // 1.5: the crop's own sources
  'standard-rate': rule('A', ['crop']),
  // 3.7
  'compost-credit': rule('A-t', ['compost'], 'SAI-T', 'SAI-COPY', 'GUNMA-COMPOST'),
  'compost-limit': rule('A', ['compost'], 'GUNMA-COMPOST'),
  // 3.6
  'product-content': rule('B', ['product', 'area'], 'SAI-COPY', 'NIHON-ORG'),
}
