import type { SoilRecord } from '#domain/record/soil-record.ts'

/** 1–12 on the phone's calendar of then. */
export const monthOf = ({ startedAt, wallOffset }: Pick<SoilRecord, 'startedAt' | 'wallOffset'>) =>
  new Date(startedAt + wallOffset).getMonth() + 1

export const thisMonth = () => new Date().getMonth() + 1
