/** A text as it is said: readings in parentheses after a word would be heard twice. */
export const spoken = (text: string) =>
  text.replace(/\uff08(?:[^\uff08\uff09]*\uff1a)?[\p{sc=Hiragana}\u30fc\u30fb ]+\uff09/gu, '')
