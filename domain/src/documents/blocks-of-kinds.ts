import type { DocumentKind } from './document-kinds.ts'

/** The parts that a document can have; each can be hidden. */
export const DOCUMENT_BLOCKS = [
  'rent',
  'reasons',
  'market',
  'comparables',
  'yields',
  'week',
  'market_rent_law',
  'ratios',
  'borrowers',
  'income',
  'homes',
  'loans',
  'repayments',
  'counted',
  'rules',
] as const
export type DocumentBlockName = (typeof DOCUMENT_BLOCKS)[number]

/** The blocks of each kind in reading order. An owner's appraisal has no loan, no yields and no guide costs. */
export const BLOCKS_OF_KINDS: Readonly<Record<DocumentKind, readonly DocumentBlockName[]>> = {
  owner_appraisal: ['rent', 'reasons', 'market', 'comparables'],
  buyer_appraisal: ['rent', 'reasons', 'market', 'comparables', 'yields', 'week'],
  market_rent_evidence: ['rent', 'reasons', 'market', 'comparables', 'market_rent_law'],
  bank: ['ratios', 'borrowers', 'income', 'homes', 'loans', 'repayments', 'rent', 'market', 'counted', 'rules'],
}
