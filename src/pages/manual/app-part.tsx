import type { Trust } from '#domain/sourced.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { Section } from './section.tsx'

const marks: readonly (Trust | 'unknown')[] = [
  'official',
  'reported',
  'inferred',
  'user',
  'unknown',
]

/** The app's own instructions, the same for every kit. */
export function AppPart() {
  const words = texts('manual')
  return (
    <>
      <h2>{words.appPart}</h2>
      <Section id="marks">
        <dl>
          {marks.map((mark) => (
            <div key={mark}>
              <dt>
                <TrustMark trust={mark} />
              </dt>
              <dd>{words.marks[mark]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="install">
        <Install />
      </Section>
      <Section id="sound">
        <Sentences items={words.sound.steps} />
        <p>{words.sound.vibration}</p>
      </Section>
      <Section id="locked">
        <Notice kind="warning" title={words.locked.title}>
          <p>{words.locked.text}</p>
          <p>{words.locked.after}</p>
          <p>{words.locked.wakeLock}</p>
        </Notice>
      </Section>
      <Section id="kept">
        <Sentences items={words.kept.steps} />
      </Section>
    </>
  )
}

function Install() {
  const { why, ios, android } = texts('manual').install
  return (
    <>
      <p>{why}</p>
      <h4>{ios.title}</h4>
      <Numbered items={ios.steps} />
      <p>{ios.note}</p>
      <h4>{android.title}</h4>
      <Numbered items={android.steps} />
    </>
  )
}

interface ItemsProps {
  readonly items: readonly string[]
}

const Numbered = ({ items }: ItemsProps) => (
  <ol>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
)

const Sentences = ({ items }: ItemsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
