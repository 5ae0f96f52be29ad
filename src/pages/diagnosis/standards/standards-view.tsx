import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { OwnFertilizer, OwnStandard } from '#domain/diagnosis/own/own-standard.ts'
import { byName } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import { Card, Fold, Row, Rows } from '#ui/card.tsx'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useArrivedFile } from '#ui/navigation/use-arrived-file.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { todayInput } from '#ui/text/day-text.ts'
import { showToast } from '#ui/toast.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import { contents } from './own-forms.ts'
import { FertilizerDialog } from './fertilizer-dialog.tsx'
import { StandardDialog } from './standard-dialog.tsx'

/** Standards and products entered by an office. Needs the catalogs `standards` and `judge`. */
export function StandardsView() {
  const words = texts('standards')
  const { ownRules } = useServices()
  const { isReady, standards, fertilizers, unreadable } = useStore(ownRules.store)
  const search = useSearchState()
  const edited = search.get('edit')
  const edit = (id: string | null) => search.change({ edit: id }, 'replace')
  useEffect(() => void ownRules.start(), [ownRules])
  const standard = standards.find(({ id }) => id === edited)
  const product = fertilizers.find(({ id }) => id === edited)
  const isEmpty = standards.length + fertilizers.length === 0
  return (
    <div className="stack gap-4">
      <PageHead title={words.title} back={{ label: words.back, to: '/diag' }} />
      {!isReady && <output>{words.reading}</output>}
      {unreadable > 0 && <Notice kind="warning" title={words.unreadable(unreadable)} />}
      {isReady && (
        <div className="columns">
          <section className="stack gap-4">
            {!isEmpty && <h2>{words.standards}</h2>}
            {isEmpty && (
              <VerdictCard title={<h2>{words.emptyTitle}</h2>}>{words.emptyText}</VerdictCard>
            )}
            <StandardRows standards={standards} onEdit={edit} />
            <Act small icon="add" onClick={() => edit('new-standard')}>
              {words.addStandard}
            </Act>
          </section>
          <section className="stack gap-4">
            {!isEmpty && <h2>{words.fertilizers}</h2>}
            <FertilizerRows fertilizers={fertilizers} onEdit={edit} />
            <Button block icon="add" onClick={() => edit('new-fertilizer')}>
              {words.addFertilizer}
            </Button>
            <FileTools isEmpty={isEmpty} />
          </section>
        </div>
      )}
      {(edited === 'new-standard' || standard !== undefined) && (
        <StandardDialog key={edited} standard={standard ?? null} onClose={() => edit(null)} />
      )}
      {(edited === 'new-fertilizer' || product !== undefined) && (
        <FertilizerDialog key={edited} product={product ?? null} onClose={() => edit(null)} />
      )}
    </div>
  )
}

interface StandardRowsProps {
  readonly standards: readonly OwnStandard[]
  readonly onEdit: (id: string) => void
}

function StandardRows({ standards, onEdit }: StandardRowsProps) {
  const words = texts('standards')
  if (standards.length === 0) return null
  const named = standards
    .map((one) => ({ one, title: words.cropOf(cropName(one.crop), one.name) }))
    .toSorted((one, other) => byName(one.title, other.title))
  return (
    <Card kind="flush">
      <Rows>
        {named.map(({ one: { id, source, isUsual }, title }) => (
          <Row
            key={id}
            icon="psychiatry"
            title={title}
            detail={[words.from(source.title, source.date ?? ''), isUsual && words.usual]
              .filter(Boolean)
              .join(texts('ui').listSeparator)}
            onClick={() => onEdit(id)}
          />
        ))}
      </Rows>
    </Card>
  )
}

interface FertilizerRowsProps {
  readonly fertilizers: readonly OwnFertilizer[]
  readonly onEdit: (id: string) => void
}

function FertilizerRows({ fertilizers, onEdit }: FertilizerRowsProps) {
  if (fertilizers.length === 0) return null
  return (
    <Card kind="flush">
      <Rows>
        {fertilizers
          .toSorted((one, other) => byName(one.name, other.name))
          .map((one) => (
            <Row
              key={one.id}
              icon="shopping_bag"
              title={one.name}
              detail={contentText(one)}
              onClick={() => onEdit(one.id)}
            />
          ))}
      </Rows>
    </Card>
  )
}

function contentText(product: OwnFertilizer): string {
  const words = texts('standards').fertilizer
  const { bagKilograms, bagPrice } = product
  return words.summary([
    ...contents
      .filter((part) => product[part] > 0)
      .map((part) => words.part(words.parts[part], String(product[part]))),
    ...(bagKilograms === null ? [] : [words.bagOf(String(bagKilograms))]),
    ...(bagPrice === null ? [] : [words.yen(String(bagPrice))]),
  ])
}

/** Exports to colleagues and other devices, and imports, also a prefecture's whole volume. */
function FileTools({ isEmpty }: { readonly isEmpty: boolean }) {
  const words = texts('standards')
  const { ownRules } = useServices()
  const [isBusy, setBusy] = useState(false)
  const load = async (from?: 'arrived') => {
    setBusy(true)
    const importing = showFault(ownRules.importFile(from), () =>
      showToast({ text: words.loadFailures.broken }),
    )
    const taken = await importing.finally(() => setBusy(false))
    if (!taken.ok) {
      if (taken.reason !== 'canceled') showToast({ text: words.loadFailures[taken.reason] })
      return
    }
    const { fresh, changed, undo } = taken.value
    showToast({
      text: words.loaded(taken.value),
      ...(fresh + changed > 0 && { action: { label: texts('ui').undo, run: () => void undo() } }),
    })
  }
  useArrivedFile(() => load('arrived'))
  return (
    <Card kind="flush">
      <Fold icon="share" title={words.files} detail={words.filesDetail}>
        <div className="buttons">
          {!isEmpty && (
            <Button
              icon="download"
              onClick={() => void ownRules.exportFile(words.fileName(todayInput()))}
            >
              {words.save}
            </Button>
          )}
          <Button icon="upload" aria-disabled={isBusy} onClick={() => void load()}>
            {words.load}
          </Button>
        </div>
      </Fold>
    </Card>
  )
}
