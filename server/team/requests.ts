import * as v from 'valibot'
import { teamRoles } from '../../src/domain/team/team.ts'
import { isText } from './batch.ts'
import { Refusal } from './refusal.ts'

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(100),
  v.check((text) => isText(text)),
)
const role = v.picklist(teamRoles)
const farmers = v.nullable(v.pipe(v.array(name), v.maxLength(1000)))
const id = v.pipe(v.string(), v.regex(/^[\w:.-]{1,64}$/))

export const acceptanceRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(100)),
  device: v.object({ id, name }),
  memberName: name,
})

export const invitationRequest = v.object({
  role,
  farmers: v.optional(farmers, null),
  name: v.optional(v.union([v.literal(''), name]), ''),
  expiresInHours: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(720)), 72),
})

export const memberChange = v.object({
  role: v.optional(role),
  farmers: v.optional(farmers),
  revoked: v.optional(v.boolean()),
})

/** Parses a request, or throws a refusal. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) throw new Refusal('malformed')
  return parsed.output
}
