/** What a document is, which decides its blocks (`blocks-of-kinds.ts`). */
export const DOCUMENT_KINDS = ['owner_appraisal', 'buyer_appraisal', 'bank', 'market_rent_evidence'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** An appraisal can be accepted by its reader: a bank accepts a loan, and evidence is for the Tribunal. */
export function isAppraisal(kind: DocumentKind): boolean {
  return kind === 'owner_appraisal' || kind === 'buyer_appraisal'
}

/** The languages of a client's page and mail. Page and mail of a bank are in English. */
export const DOCUMENT_LANGUAGES = ['en', 'mi', 'zh'] as const
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number]

/** The same for browsers, mail programs and PDF readers. */
export const LANGUAGE_TAGS: Readonly<Record<DocumentLanguage, string>> = { en: 'en-NZ', mi: 'mi-NZ', zh: 'zh-Hans' }
