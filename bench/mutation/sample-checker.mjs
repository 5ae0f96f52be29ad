import { createHash } from 'node:crypto'

const share = Number(process.env['MUTATION_SHARE'] ?? 1)
const from = Number(process.env['MUTATION_FROM'] ?? 0)

/**
 * Lets a share of the mutants through to the tests. Which ones depends on what they change alone, so that every run takes the
 * same. Stryker counts the others as compile errors, which are outside of the score.
 */
class SampleChecker {
  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isInSample(mutant)
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not sampled' },
      ]),
    )
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

function isInSample({ fileName, location, mutatorName, replacement }) {
  const path = fileName.slice(fileName.lastIndexOf('/src/'))
  const identity = JSON.stringify([path, location, mutatorName, replacement])
  const place = createHash('sha256').update(identity).digest().readUInt32BE(0) / 2 ** 32
  return place >= from && place < from + share
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }]
