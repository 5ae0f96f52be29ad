import * as v from 'valibot'

import type { Kit } from './kit.ts'
import { kitChecks, phScale } from './kit-checks.ts'
import { kitLimits } from './kit-limits.ts'
import {
  kitReasons,
  problem,
  type KitProblem,
  type KitReason,
  type PathPart,
} from './kit-problem.ts'
import { kitSchema } from './kit-schema.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { parseJson } from '#domain/parse-json.ts'

type ParsedKit = Result<Kit, readonly KitProblem[]>

const maxProblems = 50

/** Parses a kit that can be run, or returns every fault (the first fifty). Never throws. */
export function parseKit(input: unknown): ParsedKit {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return failed([problem([], 'not-a-kit', input)])
  }
  const version = 'schema' in input ? input.schema : undefined
  if (version === undefined) return failed([problem(['schema'], 'missing')])
  if (version !== 1) return failed([problem(['schema'], versionReason(version), version)])
  const parsed = v.safeParse(kitSchema, input)
  if (!parsed.success) return failed(parsed.issues.slice(0, maxProblems).map(toProblem))
  const problems = kitChecks(parsed.output)
  return problems.length === 0 ? ok(parsed.output) : failed(problems.slice(0, maxProblems))
}

/** Parses a kit that is about to be kept. */
export function parseNewKit(input: unknown): ParsedKit {
  const parsed = parseKit(input)
  const problems = parsed.ok ? phScale(parsed.value) : []
  return problems.length === 0 ? parsed : failed(problems.slice(0, maxProblems))
}

/** Parses the text of a kit file. */
export function parseKitText(text: string): ParsedKit {
  if (text.length > kitLimits.fileBytes) return failed([problem([], 'file-too-large')])
  const input = parseJson(text)
  return input === undefined ? failed([problem([], 'not-json', text)]) : parseNewKit(input)
}

export const serializeKit = (kit: Kit) => `${JSON.stringify(kit, null, 2)}\n`

const versionReason = (version: unknown): KitReason =>
  typeof version === 'number' && version > 1 ? 'newer-version' : 'unknown-word'

type Issue = v.InferIssue<typeof kitSchema>

const toProblem = (issue: Issue): KitProblem =>
  problem((issue.path ?? []).map(partOf), reasonOf(issue), issue.input)

const partOf = (item: { readonly key: unknown }): PathPart =>
  typeof item.key === 'number' ? item.key : String(item.key)

function reasonOf({ input, type, message }: Issue): KitReason {
  if (input === undefined) return 'missing'
  if (type === 'variant' || type === 'literal') {
    return typeof input === 'string' ? 'unknown-word' : 'wrong-type'
  }
  return kitReasons.find((reason) => reason === message) ?? 'wrong-type'
}
