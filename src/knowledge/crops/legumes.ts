import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, fruitEc } from './crop-figures.ts'

/** Beans and peas. Figures: domain/crops.json. */
export const legumes: readonly Crop[] = [
  crop({
    id: 'edamame',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 10, p2o5: 12, k2o: 12 }, total: { n: 10, p2o5: 12, k2o: 12 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 8, p2o5: 12, k2o: 12 }, total: { n: 8, p2o5: 12, k2o: 12 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 8, p2o5: 12, k2o: 12 }, total: { n: 8, p2o5: 12, k2o: 12 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 1, high: 1 }, 'A-t', 'SAI-COPY'),
    traits: ['fixes-nitrogen'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'JACOM-EC', 'SAI-COPY', 'SAI-V', 'TAKII-FRUIT'],
  }),
  crop({
    id: 'soybean',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'B', 'KUDO', 'DAIZU'),
    standards: [
      standard(
        {
          basal: { n: 3, p2o5: null, k2o: null },
          total: { n: 3, p2o5: null, k2o: null },
          totalTo: null,
        },
        'gunma',
        'A',
        'GUNMA-SOY',
      ),
    ],
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
    traits: ['fixes-nitrogen'],
    sources: ['KUDO', 'DAIZU', 'GUNMA-SOY'],
  }),
  crop({
    id: 'green-bean',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 16, p2o5: 22, k2o: 16 }, total: { n: 20, p2o5: 22, k2o: 20 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['fixes-nitrogen'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
  crop({
    id: 'pea',
    family: 'legume',
    ph: cited({ low: 6.5, high: 7.0 }, 'A-t', 'MAFF-PH', 'PH-COPY-1', 'PH-LEAFLET'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    traits: ['fixes-nitrogen'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'PH-LEAFLET', 'HANAGOKORO'],
  }),
  crop({
    id: 'fava-bean',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    traits: ['fixes-nitrogen'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY'],
  }),
  crop({
    id: 'peanut',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    traits: ['fixes-nitrogen'],
    sources: ['MAFF-PH', 'PH-COPY-1'],
  }),
]
