import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <main>
    <h1>土壌診断キット専用タイマー</h1>
    <p>土壌診断キットの手順を一つずつ案内し、正しい時刻に知らせるタイマーです。</p>
  </main>,
)
