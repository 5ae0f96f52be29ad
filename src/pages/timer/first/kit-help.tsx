import { useStore } from 'zustand'

import { kitCards } from '#app/kit-cards.ts'
import {
  boxContents,
  boxLetters,
  boxMakers,
  guessKit,
  kitTraits,
  type BoxAnswers,
} from '#app/welcome-kit-guess.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import { isPicture } from './picture.tsx'
import { KitAnswer } from './kit-answer.tsx'
import styles from './kit-help.module.css'
import { Question } from './question.tsx'

const open = ['other', 'unsure'] as const
const options = {
  contents: [...boxContents, ...open],
  letters: [...boxLetters, ...open],
  maker: [...boxMakers, ...open],
} as const

/** Three easy questions about the box, one after the other, and the kit that they lead to. */
export function KitHelp() {
  const search = useSearchState()
  const { userKits } = useStore(useServices().kits.store)
  const words = texts('first').help
  const contents = options.contents.find((it) => it === search.get('contents'))
  const letters = options.letters.find((it) => it === search.get('letters'))
  const maker = options.maker.find((it) => it === search.get('maker'))
  const asking = (question: keyof BoxAnswers) => ({
    ask: words[question].ask,
    onAnswer: (value: string | null) => search.change({ [question]: value }, 'replace'),
  })
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles['intro']}>{words.intro}</p>
      <Question
        {...asking('contents')}
        words={words.contents.options}
        options={options.contents}
        pictureOf={pictureOfContents}
        value={contents}
      />
      {contents !== undefined && (
        <Question
          {...asking('letters')}
          words={words.letters.options}
          options={options.letters}
          value={letters}
        />
      )}
      {contents !== undefined && letters !== undefined && (
        <Question
          {...asking('maker')}
          words={words.maker.options}
          options={options.maker}
          value={maker}
        />
      )}
      {contents !== undefined && letters !== undefined && maker !== undefined && (
        <KitAnswer guess={guessKit({ contents, letters, maker })} cards={kitCards(userKits)} />
      )}
      <Button icon="arrow_back" onClick={() => search.change(nothingAsked)}>
        {words.back}
      </Button>
    </>
  )
}

const nothingAsked = { help: null, contents: null, letters: null, maker: null }

/** The picture of the kit in whose box it lies. */
function pictureOfContents(contents: string) {
  const kit = Object.entries(kitTraits).find(([, traits]) => traits.contents === contents)?.[0]
  return kit !== undefined && isPicture(kit) ? kit : null
}
