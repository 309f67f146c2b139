import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '@homeyield/domain/documents/document-kinds'

export const LANGUAGES_SENTENCE = `DOCUMENT_LANGUAGES must name languages of ${DOCUMENT_LANGUAGES.join(', ')}, with commas, the first by default.`

const listed = (text: string) => text.split(',').map((name) => name.trim())

function isLanguage(name: string): name is DocumentLanguage {
  return DOCUMENT_LANGUAGES.some((language) => language === name)
}

export function areLanguages(text: string): boolean {
  return listed(text).every(isLanguage)
}

export function languagesOf(text: string): readonly DocumentLanguage[] {
  return [...new Set(listed(text).filter(isLanguage))]
}
