import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../scripts/run-command.mjs'
import { benchFolder, resultsFolder } from './places.mjs'
import { goalsText, reportText } from './report.mjs'

const headings = {
  'first-visit': 'First visit',
  lighthouse: 'Lighthouse',
  'cold-start': 'Cold start',
  alarm: 'Alarm',
  'run-engine': 'Run engine',
  storage: 'Storage',
  planner: 'Planner',
  color: 'Color: real strips',
  'color-synthetic': 'Color: painted scenes',
  'color-card': 'Color: our own card',
  'color-photo': 'Color: a photograph of 12 megapixels',
  diagnosis: 'Diagnosis',
  history: 'History, import, kills',
  office: 'An advisor’s office',
  team: 'Team sharing',
}

/**
 * Writes docs/benchmarks.md: bench/benchmarks-head.md, all goals, then the latest figures of each benchmark.
 * @param {string[]} names in the order of the document
 */
export function writeBenchmarks(names) {
  const reports = names.flatMap((name) => {
    const file = join(resultsFolder, `${name}.json`)
    return existsSync(file) ? [{ name, ...JSON.parse(readFileSync(file, 'utf8')) }] : []
  })
  const parts = [
    readFileSync(join(benchFolder, 'benchmarks-head.md'), 'utf8').trim(),
    '## Goals',
    goalsText(reports.flatMap(({ goals }) => goals))
      .replace('**Goals**', '')
      .trim(),
    ...reports.flatMap((report) => [
      `## ${headings[report.name]}`,
      `\`npm run bench -- ${report.name}\` on ${report.where}`,
      reportText({ ...report, goals: [] }).trim(),
    ]),
  ]
  writeFileSync(join(projectRoot, 'docs', 'benchmarks.md'), parts.join('\n\n') + '\n')
}
