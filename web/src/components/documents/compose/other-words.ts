import type { Document } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import type { Field } from '@homeyield/domain/fields/field'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { valueWords } from '../../inputs/value-words.ts'

/** The fields of another version that differ from what is typed here, with its words. */
export function otherWords(mine: DocumentInputs, other: Document): string[] {
  return keysOf(DOCUMENT_FIELDS).flatMap((name) => {
    const field: Field = DOCUMENT_FIELDS[name]
    const theirs: unknown = other[name]
    if (JSON.stringify(theirs) === JSON.stringify(mine[name])) return []
    return [`${field.label}: ${wordsOf(field, theirs)}`]
  })
}

function wordsOf(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : String(value.length)
  return valueWords(field, value)
}
