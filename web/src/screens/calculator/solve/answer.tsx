import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { Asked } from '@homeyield/domain/analysis/solve/solve-targets'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatMoney } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { restoreForm } from '../model/loan-transitions.ts'
import { today } from '../model/today.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { AnswerFigures } from './answer-figures.tsx'
import { answerQuestion } from './answer-question.ts'
import { applyAnswer } from './apply-answer.ts'
import { PinLimit } from './pin-limit.tsx'
import type { Question } from './questions.ts'
import { answerText, ASKED, describeTarget } from './questions.ts'

/** The answer as a sentence, the result with it, and a button that applies it. */
export function Answer({ question, premium }: { question: Question; premium: boolean }) {
  const store = useCalculatorStore()
  const readonly = useReadonly()
  const form = useCalculator((state) => state.form)
  const [used, setUsed] = useState<{ readonly before: CalculatorState; readonly after: object } | null>(null)
  const answer = answerQuestion(form, question, premium)
  const { asked } = question

  function apply(amount: number) {
    const before = store.get()
    store.update(applyAnswer, question, amount)
    setUsed({ before, after: store.get().form })
  }

  if (!isKnown(answer)) {
    return answer.reason === 'premium_required' ? (
      <p>
        Premium finds the {ASKED[asked].toLowerCase()} for {describeTarget(question.target, question.wanted)}.{' '}
        <UpgradeLink />
      </p>
    ) : (
      <p className="large bold" role="status">
        {answer.message}
      </p>
    )
  }
  const { shown } = answer.value
  const { settled } = completeAnalysis(form, today(), premium)
  // Price and deposit of a settled home have been paid.
  const paid = settled && asked !== 'rent'
  return (
    <>
      <p className="figure large bold" role="status">
        {answerText(question, shown, settled ? form.purchase_price : null)}
      </p>
      {paid ? null : <AnswerFigures question={question} amount={shown} />}
      {used?.after === form ? (
        <p className="row" role="status">
          {usedText(asked, shown)}
          <Button ref={takeFocus} look="quiet" onClick={() => store.update(restoreForm, used.before)}>
            Undo
          </Button>
        </p>
      ) : (
        <div className="row">
          {readonly || paid ? null : (
            <Button look="primary" onClick={() => apply(shown)}>
              Use this {ASKED[asked].toLowerCase()}
            </Button>
          )}
          {asked === 'price' ? <PinLimit question={question} /> : null}
        </div>
      )}
    </>
  )
}

function usedText(asked: Asked, amount: number): string {
  return `The ${ASKED[asked].toLowerCase()} is now ${formatMoney(amount)}.`
}
