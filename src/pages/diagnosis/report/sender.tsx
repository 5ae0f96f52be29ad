import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  maxMessageLength,
  maxSenderLength,
  type ChosenForDiagnosis,
} from '#app/records/diagnosis-choices.ts'
import { texts } from '#locales/texts.ts'
import { useChoices } from '#ui/use-choices.ts'
import { Card, Fold } from '#ui/card.tsx'
import { Field } from '#ui/controls/field.tsx'

/** What an adviser who hands out sheets prints on all of them. */
export type Sender = Pick<ChosenForDiagnosis, 'sender' | 'message'>

const noSender = createStore<Sender>(() => ({ sender: '', message: '' }))

/** The sender, and a function to change it; that is null until the sender has been read. */
export function useSender() {
  const service = useChoices()
  const sender = useStore(service?.store ?? noSender, ({ sender: name }) => name)
  const message = useStore(service?.store ?? noSender, (state) => state.message)
  const change = service === null ? null : (patch: Partial<Sender>) => service.change(patch)
  return { sender, message, change }
}

/** Fields for users who hand sheets to others; kept on this device. */
export function SenderFields({ sender, message, change }: ReturnType<typeof useSender>) {
  const words = texts('report')
  if (change === null) return null
  return (
    <Card kind="flush">
      <Fold icon="edit" title={words.from} detail={words.fromDetail}>
        <Field label={words.sender}>
          {(field) => (
            <textarea
              {...field}
              rows={2}
              maxLength={maxSenderLength}
              value={sender}
              onChange={({ target }) => change({ sender: target.value })}
            />
          )}
        </Field>
        <Field label={words.message}>
          {(field) => (
            <textarea
              {...field}
              rows={3}
              maxLength={maxMessageLength}
              value={message}
              onChange={({ target }) => change({ message: target.value })}
            />
          )}
        </Field>
      </Fold>
    </Card>
  )
}
