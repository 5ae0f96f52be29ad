/** Figures in which no line may end: 6.0〜6.5, 6.0–6.5, 1か月前, 8-8-8. */
export const wholeFigures =
  /(\d[\d.,]*[〜–]\d[\d.,]*(?:か[月所])?|\d+か[月所][前後分]?|\d+(?:-\d+){2,})/u
