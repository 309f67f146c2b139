import { useQuery } from '@tanstack/react-query'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatMoney } from '@homeyield/domain/money/amount'
import { accountQuery } from '../../../api-client/queries.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { usePausedForm } from '../model/paused-form.ts'
import { answerQuestion } from './answer-question.ts'
import { pinLimit } from './pinned-limit.ts'
import type { PinnedLimit } from './pinned-limit.ts'
import { describeTarget, partOf } from './questions.ts'

/** The pinned limit of this home, above the summary of a phone. */
export function MyLimit({ limit }: { limit: PinnedLimit }) {
  const { data: account } = useQuery(accountQuery)
  const paused = usePausedForm()
  const question = { ...limit, asked: 'price' } as const
  const answer = answerQuestion(paused.form, question, account?.premium ?? false)
  const refused = isPartRefused(partOf(question), paused)
  if (!refused && !isKnown(answer)) return null
  return (
    <div className="flex middle between tight line-above wash ink no-print pad-sides">
      <p>
        My limit{' '}
        <strong className="figure">{refused || !isKnown(answer) ? '–' : formatMoney(answer.value.shown)}</strong>{' '}
        <span className="small">for {describeTarget(limit.target, limit.wanted)}</span>
      </p>
      <button
        type="button"
        className="square inherits to-edge"
        aria-label="Unpin my limit"
        onClick={() => pinLimit(null)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
