import type { BankPage } from '../assessment/compose-bank-page.ts'
import type { BankTable } from '../assessment/describe-bank-application.ts'
import type { LenderFigure } from '../analysis/lender/describe-lender.ts'
import type { DocumentBlockName } from './blocks-of-kinds.ts'
import type { DocumentBlock, DocumentPart } from './document-content.ts'

/** The blocks of a page for a bank, in English, without what is not known. */
export function describeBank(page: BankPage): DocumentBlock[] {
  const { lender, borrowers, income, homes, loans, repayments, counted, rulesTitle, rules } = page
  const shaded = (lender?.shaded ?? []).filter(isKnown)
  const bars = (lender?.bars ?? []).filter(({ value }) => value !== null)
  return [
    block('ratios', 'What a bank asks', [
      ...(bars.length === 0 ? [] : [{ form: 'bars', bars } as const]),
      ...figures(lender?.figures ?? []),
      ...(shaded.length === 0 ? [] : [...sentences([lender?.shadedTitle ?? '']), ...figures(shaded)]),
    ]),
    block('borrowers', borrowers.title, table(borrowers)),
    block('income', 'Income', figures(income)),
    block('homes', homes?.title ?? '', homes === null ? [] : table(homes)),
    block('loans', loans.title, table(loans)),
    block('repayments', 'Repayments', figures(repayments)),
    block('counted', 'What is counted', sentences(counted)),
    block('rules', rulesTitle, sentences(rules)),
  ]
}

/** What a bank would look for on the page and does not find, in sentences for its author. */
export function missingForBank({ lender, missing, borrowers, income, loans }: BankPage): string[] {
  const unknown = [
    missing,
    borrowers.missing,
    loans.missing,
    ...(lender?.bars ?? []).flatMap(({ value, label, verdict }) => (value === null ? [`${label}: ${verdict}`] : [])),
    ...income.filter((figure) => !isKnown(figure)).map(({ label, note }) => `${label}: ${note}`),
  ]
  return [...new Set(unknown.filter(Boolean))]
}

function isKnown({ value }: LenderFigure): boolean {
  return value !== '–'
}

function block(name: DocumentBlockName, title: string, parts: readonly DocumentPart[]): DocumentBlock {
  return { name, title, parts }
}

function sentences(given: readonly string[]): DocumentPart[] {
  return given.length === 0 ? [] : [{ form: 'sentences', sentences: given }]
}

function figures(given: readonly LenderFigure[]): DocumentPart[] {
  const known = given.filter(isKnown)
  return known.length === 0 ? [] : [{ form: 'figures', figures: known }]
}

function table({ title, columns, rows, note }: BankTable): DocumentPart[] {
  const drawn = rows.map(({ name, cells }) => ({ name, cells }))
  return [
    ...(rows.length === 0 ? [] : [{ form: 'table', title, columns, rows: drawn } as const]),
    ...sentences(note === '' ? [] : [note]),
  ]
}
