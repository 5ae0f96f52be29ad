import { useState } from 'react'
import { setAbout, setRemarks } from '#domain/kit/change-about.ts'
import type { Remark } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { useEditing } from './editing.ts'
import styles from './kit-editor.module.css'
import { EditorFold } from './fold.tsx'
import { KitTextField } from './text-field.tsx'

/** Name, maker, note, things to prepare, cautions. */
export function AboutSection() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const text = (field: 'name' | 'maker' | 'note') => (
    <KitTextField
      label={words[field]}
      value={kit[field]}
      at={field}
      isLong={field === 'note'}
      onChange={(value) => change(setAbout(kit, { [field]: value }), field)}
    />
  )
  return (
    <section className={styles['section']}>
      <h2>{words.about}</h2>
      {text('name')}
      <EditorFold title={words.aboutMore}>
        {text('maker')}
        {text('note')}
        <Remarks list="prepare" />
        <Remarks list="cautions" />
      </EditorFold>
    </section>
  )
}

const linesOf = (remarks: readonly Remark[]) => remarks.map(({ text }) => text).join('\n')

/** One line a remark. What is typed stays as typed, also an empty line on the way to the next. */
function Remarks({ list }: { readonly list: 'prepare' | 'cautions' }) {
  const { kit, change } = useEditing()
  const [typed, setTyped] = useState('')
  const lines = linesOf(kit[list])
  const isAsTyped = linesOf(setRemarks(kit, list, typed)[list]) === lines
  return (
    <KitTextField
      label={texts('kit-editor').editor[list]}
      value={isAsTyped ? typed : lines}
      at={list}
      isLong
      onChange={(value) => {
        setTyped(value)
        change(setRemarks(kit, list, value), list)
      }}
    />
  )
}
