import { expose } from 'comlink'
import { findCard } from '#domain/color/card/find-card.ts'
import { findGrids } from '#domain/color/printed/find-chart.ts'
import { readContrast } from '#domain/color/read-contrast.ts'
import { readSample } from '#domain/color/read-sample.ts'

const methods = { readSample, readContrast, findCard, findGrids }

export type ColorMethods = typeof methods

expose(methods)
