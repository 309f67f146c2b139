import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { useState } from 'react'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

interface DraftLineProps {
  readonly name: 'client_name' | 'client_email' | 'subject'
  readonly type?: 'email'
  /** Instead of the row's. */
  readonly label?: string | undefined
  readonly hint?: string
}

/** A line of the document. Its problem is shown once it is left. */
export function DraftLine({ name, type, label, hint }: DraftLineProps) {
  const { values, problems } = useDraft()
  const { change } = useDraftSaver()
  const [isLeft, setLeft] = useState(false)
  const row = DOCUMENT_FIELDS[name]
  return (
    <TextField
      name={name}
      type={type ?? 'text'}
      label={label ?? row.label}
      hint={hint}
      value={values[name] ?? ''}
      maxLength={row.longest}
      autoComplete="off"
      autoCapitalize={type === 'email' ? 'none' : undefined}
      error={isLeft ? problems[name] : undefined}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={({ target }) => change({ [name]: target.value || null })}
    />
  )
}

interface DraftParagraphProps {
  readonly name: 'message' | 'estimate_reason'
  readonly hint?: string
  readonly rows?: number
}

export function DraftParagraph({ name, hint, rows }: DraftParagraphProps) {
  const { values, problems } = useDraft()
  const { change } = useDraftSaver()
  const { label, longest } = DOCUMENT_FIELDS[name]
  const text = values[name] ?? ''
  return (
    <TextArea
      name={name}
      label={label}
      hint={hint}
      rows={rows}
      value={text}
      maxLength={longest}
      length={text.length > longest / 2 ? text.length : undefined}
      error={problems[name]}
      onChange={({ target }) => change({ [name]: target.value || null })}
    />
  )
}
