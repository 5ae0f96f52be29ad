import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { CompareView } from './compare-view.tsx'
import { HistoryList } from './history-list.tsx'
import { RecordView } from './record-view.tsx'
import { TypedRecordForm } from './typed-record-form.tsx'

/** Kept tests: the list, one test, a comparison, or a new one entered by hand. Needs the catalog `history`. */
export function HistoryView() {
  const search = useSearchState()
  const record = search.get('record')
  const compared = search.get('compare')
  if (record !== null) return <RecordView key={record} id={record} />
  if (compared !== null) return <CompareView ids={compared.split(',')} />
  if (search.get('new') !== null) return <TypedRecordForm />
  return <HistoryList />
}
