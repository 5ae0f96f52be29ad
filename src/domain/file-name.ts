/** Makes a name a file name, without characters that file systems do not allow. */
export const fileNameOf = (name: string, ending: string) =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'kit'}${ending}`
