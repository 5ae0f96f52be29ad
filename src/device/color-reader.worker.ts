import { expose } from 'comlink'
import { findCard } from '#domain/color/card/find-card.ts'
import { findGrid } from '#domain/color/find-grid.ts'
import { findPatches } from '#domain/color/find-patches.ts'
import { readContrast } from '#domain/color/read-contrast.ts'
import { readSample } from '#domain/color/read-sample.ts'

const methods = { readSample, readContrast, findCard, findGrid, findPatches }

export type ColorMethods = typeof methods

expose(methods)
