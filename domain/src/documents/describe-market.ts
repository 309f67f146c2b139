import { RENT_CREDIT } from '../assessment/assessment.ts'
import { listEvidence } from '../assessment/describe-evidence.ts'
import { describeWider } from '../rent/describe-estimate.ts'
import { findSavedEstimate } from '../rent/find-saved-estimate.ts'
import { describeMarketIn } from './describe-market-in.ts'
import type { DocumentPart } from './document-content.ts'
import type { HomeFacts } from './document-facts.ts'

/** The market rent that was saved with the calculation, and what it rests on; nothing when there was none. */
export function describeMarket(facts: HomeFacts): DocumentPart[] {
  const { language } = facts.inputs
  const sentences = language === 'en' ? inEnglish(facts) : describeMarketIn(language, facts)
  return sentences.length === 0 ? [] : [{ form: 'sentences', sentences: [...sentences, RENT_CREDIT] }]
}

function inEnglish({ home: { inputs, market: newest }, today }: HomeFacts): string[] {
  const evidence = listEvidence(inputs, newest, today)
  if (evidence === null) return []
  const market = newest === null ? null : findSavedEstimate(inputs, newest)
  const wider = market === null ? '' : describeWider(market)
  return [...evidence.quartiles, ...evidence.source, wider].filter(Boolean)
}
