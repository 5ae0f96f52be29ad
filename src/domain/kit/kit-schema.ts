import * as v from 'valibot'

import { kitLimits as limits, charCount, widthOf } from './kit-limits.ts'
import type { KitReason } from './kit-problem.ts'
import { asReadable } from '#domain/stored-values.ts'
import { seconds } from '#domain/units.ts'
import { once } from '#domain/once.ts'

const say = (reason: KitReason) => reason

/** Checks the shape only; consistency is checked by kit-checks.ts. Unknown fields are dropped. */
export const kitSchema = v.lazy(
  once(() => {
    const text = (maxChars: number) =>
      v.pipe(
        v.string(say('wrong-type')),
        asReadable,
        v.check((value) => charCount(value) <= maxChars, say('too-long')),
      )
    const filled = (maxChars: number) =>
      v.pipe(
        text(maxChars),
        v.check((value) => value.trim() !== '', say('empty')),
      )
    const brief = (maxWidth: number, reason: KitReason) =>
      v.pipe(
        v.string(say('wrong-type')),
        asReadable,
        v.check((value) => widthOf(value) <= maxWidth, say(reason)),
      )
    const id = v.pipe(v.string(say('wrong-type')), v.regex(/^[\w.:-]{1,64}$/u, say('bad-id')))
    const oneOf = <const Words extends readonly string[]>(words: Words) =>
      v.picklist(words, say('unknown-word'))
    const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
      v.pipe(
        v.array(item, say('wrong-type')),
        v.minLength(min, say('too-few')),
        v.maxLength(max, say('too-many')),
      )

    const number = v.pipe(v.number(say('wrong-type')), v.finite(say('bad-number')))
    /** More than zero, at most a day. */
    const length = v.pipe(
      v.number(say('wrong-type')),
      v.check((value) => value > 0 && value <= limits.duration, say('seconds-out-of-range')),
      v.transform(seconds),
    )
    const flag = v.boolean(say('wrong-type'))
    const trust = oneOf(['official', 'reported', 'inferred', 'user'])
    const keys = list(id, 0, limits.sources)

    const unknownFigure = v.object({ value: v.null(say('wrong-type')) })
    /** Checks the value first, so that a fault in a known figure is reported at its own path. */
    const sourced = <Value extends v.GenericSchema<unknown, number>>(value: Value) => {
      const known = v.object({ value, trust, sources: keys })
      return v.lazy((input: unknown) => (isUnknownFigure(input) ? unknownFigure : known))
    }
    const isUnknownFigure = (input: unknown) =>
      typeof input === 'object' && input !== null && 'value' in input && input.value === null

    const remark = v.object({ text: filled(limits.remark), trust, sources: keys })

    const isWebAddress = (url: string) => /^https?:\/\/[^\s<>"]+$/u.test(url)
    const source = v.object({
      key: id,
      title: filled(limits.remark),
      // A `javascript:` address in a file from a stranger must never become a link.
      url: v.exactOptional(v.pipe(text(limits.url), v.check(isWebAddress, say('bad-url')))),
    })

    const ratio = v.pipe(
      v.number(say('wrong-type')),
      v.check((value) => value >= 0 && value <= 1, say('contrast-out-of-range')),
    )
    const hex = v.pipe(v.string(say('wrong-type')), v.regex(/^#[\da-f]{6}$/iu, say('bad-color')))
    const look = v.variant('kind', [
      v.object({ kind: v.literal('swatch'), hex, isComputed: v.exactOptional(v.boolean()) }),
      v.object({ kind: v.literal('contrast'), ratio, isComputed: v.exactOptional(v.boolean()) }),
      v.object({ kind: v.literal('unknown') }),
    ])
    const level = v.object({
      value: v.nullable(number),
      word: text(limits.word),
      look,
      trust,
      sources: keys,
    })
    const analyte = v.object({
      id,
      name: filled(limits.name),
      species: text(limits.unit),
      unit: text(limits.unit),
      method: oneOf(['color', 'pad', 'turbidity']),
      halfLevels: flag,
      lowestDetectable: sourced(number),
      chartComplete: flag,
      levels: list(level, 0, limits.levels),
    })

    const stepBase = {
      id,
      title: v.pipe(
        brief(limits.title, 'title-too-long'),
        v.check((value) => value.trim() !== '', say('empty')),
      ),
      detail: text(limits.detail),
    }
    const startWithin = v.exactOptional(
      v.object({
        limit: sourced(length),
        remedy: v.exactOptional(v.object({ title: stepBase.title, hands: length })),
      }),
    )
    const step = v.variant('kind', [
      v.object({ kind: v.literal('hands-on'), ...stepBase, hands: length, startWithin }),
      v.object({
        kind: v.literal('timed'),
        ...stepBase,
        startWithin,
        duration: sourced(length),
        endCue: brief(limits.endCue, 'too-long'),
      }),
      v.object({ kind: v.literal('reaction'), ...stepBase, duration: sourced(length) }),
      v.object({
        kind: v.literal('settle'),
        ...stepBase,
        duration: sourced(length),
        extend: length,
      }),
      v.object({
        kind: v.literal('read'),
        ...stepBase,
        analytes: list(id, 1, limits.analytes),
        readWithin: sourced(length),
        hands: length,
      }),
    ])
    const lane = v.object({
      id,
      name: filled(limits.name),
      after: list(id, 0, limits.lanes),
      steps: list(step, 1, limits.steps),
    })

    return v.object({
      schema: v.literal(1),
      id,
      name: filled(limits.name),
      maker: text(limits.name),
      trust,
      note: text(limits.note),
      copiedFrom: v.exactOptional(id),
      extraction: v.exactOptional(oneOf(['water'])),
      prepare: list(remark, 0, limits.remarks),
      cautions: list(remark, 0, limits.remarks),
      analytes: list(analyte, 1, limits.analytes),
      lanes: list(lane, 1, limits.lanes),
      sources: list(source, 0, limits.sources),
    })
  }),
)
