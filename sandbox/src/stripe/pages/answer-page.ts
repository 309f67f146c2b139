import type { Asked } from '../answer-control.ts'
import type { StripeHouse } from '../open-house.ts'
import type { Answer } from '../wire/answer-call.ts'

/** Answers the pages for people. */
export function answerPage(_house: StripeHouse, _asked: Asked): Answer {
  return { status: 404, headers: {}, body: '' }
}
