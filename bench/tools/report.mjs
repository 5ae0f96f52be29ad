/**
 * Result of one benchmark.
 * @typedef {{ title: string, head: string[], rows: (string | number)[][] }} Table
 * @typedef {{ figure: string, goal: string, found: string, isMet: boolean, source: 'issue' | 'own' }} Goal
 * @typedef {{ tables: Table[], goals: Goal[], notes: string[] }} Report
 */

/**
 * @param {Table} table
 * @returns {string} Markdown, as used in docs/benchmarks.md
 */
export function tableText({ title, head, rows }) {
  const all = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => width(row[column]))))
  const line = (cells) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column], column > 0)).join(' | ')} |`
  const rule = `|${widths.map((it, column) => `${'-'.repeat(it + 1)}${column > 0 ? ':' : '-'}`).join('|')}|`
  return [`**${title}**`, '', line(all[0]), rule, ...all.slice(1).map(line), ''].join('\n')
}

const width = (text = '') => Array.from(text).length

function pad(text = '', length, isRight) {
  const space = ' '.repeat(Math.max(0, length - width(text)))
  return isRight ? space + text : text + space
}

/** @param {Goal[]} goals */
export const goalsText = (goals) =>
  tableText({
    title: 'Goals',
    head: ['figure', 'goal', 'found', 'met', 'set by'],
    rows: goals.map(({ figure, goal, found, isMet, source }) => [
      figure,
      goal,
      found,
      isMet ? 'yes' : 'NO',
      source,
    ]),
  })

/** @param {Report} report */
export const reportText = ({ tables, goals, notes }) =>
  [
    ...tables.map(tableText),
    ...(goals.length > 0 ? [goalsText(goals)] : []),
    ...notes.map((note) => `- ${note}`),
    '',
  ].join('\n')

export const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
