import type { OpKey } from '#domain/plan/plan-problem.ts'

// The planner's chains and ops carry the ids of the lanes and steps that they are made from, some with a suffix.

/** Id of a remedy, from that of the lane or step it helps. */
export const remedyId = (id: string) => `${id}:again`

/** Id of the part of a settling step that needs no hands. */
export const standId = (step: string) => `${step}:stand`

const withoutRemedy = (id: string) => id.replace(/:again$/, '')

/** Id of the lane that a chain was made from. */
export const laneOfKey = ({ chain }: Pick<OpKey, 'chain'>) => withoutRemedy(chain)

/** Id of the step that an op was made from. */
export const stepOfKey = ({ op }: Pick<OpKey, 'op'>) => withoutRemedy(op).replace(/:stand$/, '')
