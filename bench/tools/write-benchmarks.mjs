import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../scripts/run-command.mjs'
import { reportText } from './report.mjs'

/** @typedef {import('./report.mjs').Report & { name: string, where: string }} Measured `where` ends with the date */

/**
 * Puts what was just measured into the documents: its goals into the table of docs/benchmarks.md, everything into
 * docs/benchmark-figures.md. All else in them stays.
 * @param {Measured[]} reports
 */
export function writeBenchmarks(reports) {
  change('benchmarks.md', (text) => withGoals(text, reports))
  change('benchmark-figures.md', (text) => withFigures(text, reports))
}

function change(name, edit) {
  const file = join(projectRoot, 'docs', name)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

const isRow = (line) => line.startsWith('| ')
const firstCell = (line) => line.split(' | ')[0]

/**
 * The first table of the text with the rows of these goals; a goal without a row gets one at the end.
 * @param {string} text
 * @param {Measured[]} reports
 */
export function withGoals(text, reports) {
  const lines = text.split('\n')
  const begin = lines.findIndex(isRow)
  const length = lines.slice(begin).findIndex((line) => !line.startsWith('|'))
  const table = new Map(lines.slice(begin, begin + length).map((line) => [firstCell(line), line]))
  for (const { name, where, goals } of reports)
    for (const { figure, goal, found, isMet, source } of goals) {
      const row = [figure, goal, found, isMet ? 'yes' : '**NO**', source, name, where.slice(-10)]
      const line = `| ${row.join(' | ')} |`
      table.set(firstCell(line), line)
    }
  return lines.toSpliced(begin, length, ...table.values()).join('\n')
}

/**
 * The text with a section of its own for each report; those of other benchmarks stay.
 * @param {string} text
 * @param {Measured[]} reports
 */
export function withFigures(text, reports) {
  const [head, ...parts] = text.split(/^## /mu)
  const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]))
  for (const report of reports) {
    const whole = reportText({ ...report, goals: [] }).trim()
    const command = `\`npm run bench -- ${report.name}\` on ${report.where}`
    sections.set(report.name, `${report.name}\n\n${command}\n\n${whole}\n\n`)
  }
  return [head, ...sections.values()].join('## ').trimEnd() + '\n'
}
