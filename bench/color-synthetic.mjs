import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildScript } from './tools/build-page.mjs'
import { quantile } from './tools/statistics.mjs'

const fairScenes = 260
const scenesPerFault = 32
/** Rendering takes most of the time: each process renders its share of the scenes. */
const processes = 2

/** Rendered charts and samples under all kinds of light, and deliberately spoiled photographs. The ground truth is known exactly. */
export async function measure() {
  const script = await buildScript('color-synthetic')
  const outputs = await Promise.all(
    Array.from({ length: processes }, (_, part) =>
      promisify(execFile)(
        process.execPath,
        [script, ...[fairScenes, scenesPerFault, part, processes].map(String)],
        { encoding: 'utf8', maxBuffer: 64 << 20 },
      ),
    ),
  )
  const found = outputs.flatMap(({ stdout }) => JSON.parse(stdout))
  return {
    tables: [table(found)],
    goals: goals(found),
    notes: [
      'Fair: 4 to 7 levels along a dye’s curve (neighbors at least 5.5 ΔE00 apart), the sample anywhere on it, 2700 to 10000 K with 0 to 80 % of the light’s color left over by the phone, a slope of light up to 15 %, three camera matrices, tilt up to 18°, blur, noise, JPEG of quality 75 to 95.',
      'Spoiled: blur of 7 to 12 pixels of 1000; white at most 5 % or at least 170 % of full; a mirror spot on the sample; a shadow’s edge at or in the sample; light falling to a fifth across the sheet; a sample of two colors; a sample that is nowhere on the chart.',
    ],
  }
}

/** Limits for the scenes of one kind; the goals of the issue are for all kinds together. */
const leastRight = 0.95
const leastRefused = 0.95

const isRead = ({ status }) => status === 'read'
const error = ({ estimate, truth }) => (truth === null ? Infinity : Math.abs(estimate - truth))
const isRight = (scene) => isRead(scene) && error(scene) <= 0.5
const percent = (share) => `${(100 * share).toFixed(1)} %`

function table(found) {
  const kinds = Array.from(new Set(found.map(({ kind }) => kind)))
  return {
    title: 'Answers by kind of photograph',
    head: [
      'kind',
      'scenes',
      'read',
      'within half a level',
      'more than one level off',
      'error, p95, levels',
      'goal',
      'met',
      'reasons',
    ],
    rows: kinds.map((kind) => {
      const scenes = found.filter((scene) => scene.kind === kind)
      const read = scenes.filter(isRead)
      const errors = read.map(error).filter(Number.isFinite)
      return [
        kind,
        scenes.length,
        read.length,
        read.filter(isRight).length,
        read.filter((scene) => error(scene) > 1).length,
        errors.length === 0 ? '–' : quantile(errors, 0.95).toFixed(2),
        ...verdict(kind, scenes),
        reasonsOf(scenes),
      ]
    }),
  }
}

function verdict(kind, scenes) {
  const share = (those) => those.length / scenes.length
  const refused = share(scenes.filter((scene) => !isRead(scene)))
  return kind === 'fair'
    ? [`right ≥ ${percent(leastRight)}`, share(scenes.filter(isRight)) >= leastRight ? 'yes' : 'NO']
    : [`refused ≥ ${percent(leastRefused)}`, refused >= leastRefused ? 'yes' : 'NO']
}

function reasonsOf(scenes) {
  const counts = new Map()
  for (const { status, reasons } of scenes) {
    if (status === 'read') continue
    for (const reason of reasons ?? [status]) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const sorted = Array.from(counts).toSorted(([, one], [, other]) => other - one)
  return sorted.map(([reason, count]) => `${reason} ${count}`).join(', ') || '–'
}

function goals(found) {
  const fair = found.filter(({ kind }) => kind === 'fair')
  const spoiled = found.filter(({ kind }) => kind !== 'fair')
  const right = fair.filter(isRight).length / fair.length
  const refused = spoiled.filter((scene) => !isRead(scene)).length / spoiled.length
  const wrong = found.filter((scene) => isRead(scene) && error(scene) > 1).length / found.length
  return [
    goal('chart in frame: within half a level step', '≥ 95 %', right, right >= 0.95),
    goal('refused where a gate should refuse', '≥ 98 %', refused, refused >= 0.98),
    goal('wrong by more than one level and not refused', '≤ 0.5 %', wrong, wrong <= 0.005),
  ]
}

const goal = (figure, limit, share, isMet) => ({
  figure: `synthetic photographs, ${figure}`,
  goal: limit,
  found: percent(share),
  isMet,
  source: 'issue',
})
