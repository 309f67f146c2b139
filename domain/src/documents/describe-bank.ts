import type { BankPage } from '../assessment/compose-bank-page.ts'
import type { BankTable } from '../assessment/describe-bank-application.ts'
import type { LenderFigure } from '../analysis/lender/describe-lender.ts'
import type { DocumentBlockName } from './blocks-of-kinds.ts'
import type { DocumentBlock, DocumentPart } from './document-content.ts'

/** The blocks of a page for a bank, in English. */
export function describeBank(page: BankPage): DocumentBlock[] {
  const { lender, missing, borrowers, income, homes, loans, repayments, counted, rulesTitle, rules } = page
  const ratios: DocumentPart[] =
    lender === null
      ? sentences([missing])
      : [
          { form: 'bars', bars: lender.bars },
          ...figures(lender.figures),
          ...(lender.shaded.length === 0 ? [] : [...sentences([lender.shadedTitle]), ...figures(lender.shaded)]),
        ]
  return [
    block('ratios', 'What a bank asks', ratios),
    block('borrowers', borrowers.title, table(borrowers)),
    block('income', 'Income', figures(income)),
    block('homes', homes?.title ?? '', homes === null ? [] : table(homes)),
    block('loans', loans.title, table(loans)),
    block('repayments', 'Repayments', figures(repayments)),
    block('counted', 'What is counted', sentences(counted)),
    block('rules', rulesTitle, sentences(rules)),
  ]
}

function block(name: DocumentBlockName, title: string, parts: readonly DocumentPart[]): DocumentBlock {
  return { name, title, parts }
}

function sentences(given: readonly string[]): DocumentPart[] {
  return given.length === 0 ? [] : [{ form: 'sentences', sentences: given }]
}

function figures(given: readonly LenderFigure[]): DocumentPart[] {
  return given.length === 0 ? [] : [{ form: 'figures', figures: given }]
}

function table({ title, columns, rows, missing }: BankTable): DocumentPart[] {
  const drawn = rows.map(({ name, cells }) => ({ name, cells }))
  return [
    ...(rows.length === 0 ? [] : [{ form: 'table', title, columns, rows: drawn } as const]),
    ...sentences(missing === '' ? [] : [missing]),
  ]
}
