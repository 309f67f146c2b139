import { type DocumentLanguage, LANGUAGE_TAGS } from '@homeyield/domain/documents/document-kinds'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { openFonts } from './open-fonts.ts'
import { printableText } from './printable-text.ts'

export interface Printable<Texts> {
  readonly texts: Texts
  /** The fonts of the page. */
  readonly families: string[]
  /** What could not be printed, as a sentence; empty when everything can. */
  readonly missing: string
}

/** Opens the fonts that texts need, and makes every text in them, at any depth, one that these can draw. */
export async function makePrintable<Texts extends object>(
  texts: Texts,
  language: DocumentLanguage,
): Promise<Printable<Texts>> {
  const given = JSON.stringify(texts)
  const { families, canDraw } = await openFonts(given, language)
  const scripts = new Set<string>()
  const draw = (_name: string, value: unknown) => {
    if (typeof value !== 'string') return value
    const { text, missing } = printableText(value, canDraw)
    for (const script of missing) scripts.add(script)
    return text
  }
  const drawn = JSON.parse(given, draw) as Texts
  return { texts: drawn, families, missing: describeMissing([...scripts], language) }
}

function describeMissing(names: readonly string[], language: DocumentLanguage): string {
  if (names.length === 0) return ''
  return sayIn(language)('not_printed', { scripts: new Intl.ListFormat(LANGUAGE_TAGS[language]).format(names) })
}
