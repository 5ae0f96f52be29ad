/** Texts of the last-resort page: bundled with it, because loading the catalogs may be what failed. */
export const lastResortWords = {
  title: 'エラー画面の表示中に、またエラーが起きました',
  english: 'An error occurred while showing the error page',
  explanation:
    'もうしわけありません。エラーが起き、それを知らせる画面でも別のエラーが起きました。保存した記録は消えていません。',
  explanationEnglish:
    'Unfortunately an error occurred and while showing the error page another error occurred',
  details: 'くわしい内容 (Error details): ',
  home: 'ホームに戻る',
  homeEnglish: 'Go back to home',
}
