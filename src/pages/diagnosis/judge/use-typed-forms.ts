import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SearchState } from '#ui/use-search-state.ts'
import { addressOf, formOf, type TypedForm } from './typed-values.ts'
import type { Source } from './use-source.ts'

type Params = Readonly<Record<string, string | null>>

interface TypedForms {
  readonly form: TypedForm
  readonly type: (form: TypedForm) => void
  readonly ask: (params: Params) => void
}

const blank = formOf(() => null)

/** What is typed beside a sample is that sample's alone, and so is what is typed without a test. */
export function useTypedForms(search: SearchState, source: Source): TypedForms {
  const [params] = useSearchParams()
  const inAddress = useMemo(() => formOf((name) => params.get(name)), [params])
  const [forms, setForms] = useState<Readonly<Record<string, TypedForm>>>({})
  const place = placeOf(source)
  const owner = ownerOf(place)
  const form = forms[owner] ?? inAddress
  return {
    form,
    type(next) {
      setForms({ ...forms, [owner]: next })
      // A test that is kept meanwhile must not take the place of the one this is typed for.
      search.change({ ...addressOf(next), ...place }, 'replace')
    },
    ask(asked) {
      setForms({ ...forms, [owner]: form })
      const [from, record, sample] = ['from', 'record', 'sample'].map((name) => search.get(name))
      const next = ownerOf({ from, record, sample, ...asked })
      search.change({ ...addressOf(forms[next] ?? blank), ...asked }, 'replace')
    },
  }
}

function placeOf(source: Source): Params {
  switch (source.kind) {
    case 'typed':
      return { from: 'typed' }
    case 'record':
      return { record: source.record.id, sample: source.sample.id }
    default:
      return {}
  }
}

const ownerOf = ({ from, record, sample }: Readonly<Record<string, string | null | undefined>>) =>
  from === 'typed' ? from : JSON.stringify([record, sample])
