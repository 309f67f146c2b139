import { analyse } from '../../analysis/analyse.ts'
import { completeAnalysis } from '../../analysis/inputs/complete-analysis.ts'
import { appraise } from '../../appraisal/appraise.ts'
import { composeBankPage } from '../../assessment/compose-bank-page.ts'
import { GOLDEN_HOME } from '../../assessment/testing/golden-home.ts'
import { completeFields } from '../../fields/complete-fields.ts'
import { makeMarketRent } from '../../rent/testing/make-market-rent.ts'
import { composeDocument } from '../compose-document.ts'
import type { DocumentContent } from '../document-content.ts'
import { COMPARABLE_FIELDS, DOCUMENT_FIELDS } from '../document-fields.ts'
import type { DocumentKind, DocumentLanguage } from '../document-kinds.ts'
import { SAMPLE_CONTENT } from './sample-content.ts'

const TODAY = '2026-12-01'
const OWNERS = [
  { number: 1, name: 'Ana Παπαδοπούλου', share_pct: 60, other_income: 95_000 },
  { number: 2, name: 'Ben', share_pct: 40, other_income: 48_000 },
]
const COMPARABLE = completeFields(COMPARABLE_FIELDS, { number_of_bedrooms: 3, weekly_rent: 660 }, {})

/** What its author typed, in no language of ours. */
const TYPED = {
  client_name: 'Ελένη',
  message: 'Καλημέρα',
  subject: 'Θέμα',
  estimate_reason: 'Καινούργιο',
} as const

/** A document of the golden home as it is composed, with all that its kind can have. */
export function composeSample(kind: DocumentKind, language: DocumentLanguage = 'en'): DocumentContent {
  const home = { ...GOLDEN_HOME, analysis: { owners: OWNERS } }
  const completed = completeAnalysis(home, TODAY, true)
  const figures = appraise(home)
  const analysis = analyse(home, completed, { premium: true, withPayments: false, today: TODAY })
  const given = {
    ...TYPED,
    language,
    estimate_weekly_lower: 650,
    estimate_weekly_upper: 690,
    comparables: [
      { ...COMPARABLE, address: '8 Rimu', let_on: '2026-10-01', better_pct: 10 },
      { ...COMPARABLE, address: '15 Nikau', dwelling: 'Flat' as const, source: 'Σπίτι' },
    ],
  }
  return composeDocument({
    kind,
    inputs: { ...completeFields(DOCUMENT_FIELDS, {}, {}), ...given },
    author: { ...SAMPLE_CONTENT.author, name: 'Άννα', licence: '12345', footer: 'Υποσημείωση' },
    home: {
      inputs: home,
      figures,
      market: makeMarketRent({ bonds: 81, place: 'Ōtāhuhu Central' }),
      addressCredit: 'Addresses: LINZ.',
    },
    bank: kind === 'bank' ? composeBankPage({ inputs: home, figures }, analysis, completed) : null,
    today: TODAY,
  })
}
