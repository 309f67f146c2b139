import type { AssessmentInputs } from '../assessment/compose-assessment.ts'
import type { BankPage } from '../assessment/compose-bank-page.ts'
import type { Appraisal } from '../appraisal/appraise.ts'
import type { Day } from '../dates/calendar-day.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import type { DocumentAuthor } from './document-content.ts'
import type { DocumentInputs } from './document-fields.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Say } from './phrases/phrases.ts'

/** A home as a document knows it. */
export interface DocumentHome {
  readonly inputs: AssessmentInputs
  readonly figures: Appraisal
  /** The market rent today; used only when it is still the figure that was saved with the calculation. */
  readonly market: MarketRentEntry | null
  /** The credit of the source of addresses; empty when there is none. */
  readonly addressCredit: string
}

export interface DocumentFacts {
  readonly kind: DocumentKind
  readonly inputs: DocumentInputs
  readonly author: DocumentAuthor
  /** Null for all owned homes together. */
  readonly home: DocumentHome | null
  /** What a bank asks; null for other kinds. */
  readonly bank: BankPage | null
  /** The day in New Zealand. */
  readonly today: Day
}

/** What describes a block of a home. */
export interface HomeFacts {
  readonly say: Say
  readonly inputs: DocumentInputs
  readonly home: DocumentHome
  readonly today: Day
}
