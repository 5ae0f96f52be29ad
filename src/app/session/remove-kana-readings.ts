/** Prepares text for the voice: kana readings in parentheses would be heard twice, so they are removed. */
export const removeKanaReadings = (text: string) =>
  text.replace(/\uff08(?:[^\uff08\uff09]*\uff1a)?[\p{sc=Hiragana}\u30fc\u30fb ]+\uff09/gu, '')
