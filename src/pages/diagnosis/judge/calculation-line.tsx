import { Fragment } from 'react'
import type { Calculation } from '#domain/diagnosis/diagnosis.ts'
import { tokensOf, type Figure, type Token } from '#domain/diagnosis/expression.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import styles from './calculation-line.module.css'
import { numberText } from './number-text.ts'

/** The very sum that was done, with the names of its figures. */
export function CalculationLine({ line }: { readonly line: Calculation }) {
  const words = texts('judge').evidence
  const tokens = tokensOf(line.expression)
  return (
    <p className={styles['line']}>
      {tokens.map((token, place) => (
        // The parts of a sum never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          <span className={token.kind === 'figure' ? styles['figure'] : undefined}>
            {tokenText(token)}
          </span>{' '}
        </Fragment>
      ))}
      <span className={styles['result']}>
        {words.equals} {figureText(line.result)}
      </span>
    </p>
  )
}

function tokenText(token: Token): string {
  switch (token.kind) {
    case 'figure':
      return figureText(token)
    case 'sign':
      return token.sign
    default:
      return diagnosisWords().tokens[token.word]
  }
}

function figureText({ name, value, unit, isAssumed }: Figure): string {
  const words = texts('judge').evidence
  // A plain zero: nothing that has a name.
  if (name === 'none') return numberText(value)
  const named = { name: diagnosisWords().figures[name], value: numberText(value), unit, isAssumed }
  return words.figure(named)
}
