import type { CameraOpinion } from './evidence.ts'
import type { Against } from './reading-request.ts'

/** Colors of another photograph say less: the range then reaches at least to both neighboring levels. */
export function withDoubt(opinion: CameraOpinion, against: Against): CameraOpinion {
  if (against === 'chart' || opinion.status !== 'read') return opinion
  const ends = [...opinion.range, ...opinion.nearest]
  return { ...opinion, range: [Math.min(...ends), Math.max(...ends)] }
}
