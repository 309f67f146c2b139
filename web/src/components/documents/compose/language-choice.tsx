import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { useConfig } from '../../../api-client/use-config.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** The language of the client's page and mail, where the operator offers more than one. */
export function LanguageChoice() {
  const { document, values } = useDraft()
  const { change } = useDraftSaver()
  const { document_languages: offered = [] } = useConfig()
  if (document.kind === 'bank' || offered.length < 2) return null
  const { label, labels } = DOCUMENT_FIELDS.language
  return (
    <SelectField
      label={label}
      hint="For your client’s page and email. What you write yourself stays as you wrote it."
      value={values.language}
      options={offered.map((language) => [language, labels[language]] as const)}
      onChoice={(language) => change({ language })}
    />
  )
}
