import type { Trust } from '#domain/sourced.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './app-part.module.css'
import { Drawn } from './drawn.tsx'
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
      <Section id="marks">
        <Marks />
      </Section>
      <Section id="install">
        <Install />
      </Section>
      <Section id="sound">
        <Drawn names={['mute-switch']} />
        <Sentences items={words.sound.steps} />
        <p>{words.sound.vibration}</p>
        <p>
          <AppLink to="/?view=first" className={styles['link']}>
            {words.sound.tryOut}
          </AppLink>
        </p>
      </Section>
      <Section id="locked">
        <Drawn names={['locked-phone']} />
        <Notice kind="warning" title={words.locked.title}>
          <p>{words.locked.text}</p>
          <p>{words.locked.after}</p>
          <p>{words.locked.wakeLock}</p>
        </Notice>
      </Section>
      <Section id="kept">
        <Drawn names={['backup']} />
        <Sentences items={words.kept.steps} />
      </Section>
      <Section id="sharing">
        <Drawn names={['share-kit']} />
        <Sentences items={words.sharing.steps} />
      </Section>
      <Section id="moving">
        <Drawn names={['new-phone']} />
        <Numbered items={words.moving.steps} />
      </Section>
    </>
  )
}

function Marks() {
  const words = texts('manual').marks
  return (
    <dl>
      {marks.map((mark) => (
        <div key={mark}>
          <dt>
            <TrustMark trust={mark} />
          </dt>
          <dd>{words[mark]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Install() {
  const { why, ios, android } = texts('manual').install
  return (
    <>
      <p>{why}</p>
      <h4>{ios.title}</h4>
      <Drawn names={['iphone-share', 'iphone-add']} />
      <Numbered items={ios.steps} />
      <p>{ios.note}</p>
      <h4>{android.title}</h4>
      <Drawn names={['android-menu', 'android-install']} />
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
