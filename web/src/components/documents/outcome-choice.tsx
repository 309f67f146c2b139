import { type Document, DOCUMENT_OUTCOMES, type ListedDocument } from '@homeyield/contract/document'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { STATE_WORDS } from './document-words.ts'

interface OutcomeChoiceProps {
  readonly document: Pick<ListedDocument, 'id' | 'version' | 'state'>
  readonly onChanged: (document: Document) => void
}

const NONE = 'none'
const OPTIONS = [
  [NONE, 'Not decided'],
  ...DOCUMENT_OUTCOMES.map((outcome) => [outcome, STATE_WORDS[outcome]] as const),
] as const

/** Whether the author won the client. */
export function OutcomeChoice({ document: { id, version, state }, onChanged }: OutcomeChoiceProps) {
  const { support_email } = useConfig()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (outcome: (typeof DOCUMENT_OUTCOMES)[number] | null) =>
      call('changeDocument', { params: { id }, body: { version, outcome } }),
    onSuccess: onChanged,
  })
  return (
    <SelectField
      label="Outcome"
      value={DOCUMENT_OUTCOMES.find((outcome) => outcome === state) ?? NONE}
      options={OPTIONS}
      disabled={isPending}
      error={error ? sentenceFor(error, support_email) : null}
      onChoice={(chosen) => mutate(DOCUMENT_OUTCOMES.find((outcome) => outcome === chosen) ?? null)}
    />
  )
}
