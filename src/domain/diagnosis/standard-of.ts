import type { Standard } from './crop.ts'
import type { DiagnosisInput } from './diagnosis-input.ts'

/** The standard chosen, or the crop's usual one. Null where none was published. */
export const standardOf = ({ crop, standard }: DiagnosisInput): Standard | null =>
  crop.standards.find(({ id }) => id === standard) ?? crop.standards[0] ?? null
