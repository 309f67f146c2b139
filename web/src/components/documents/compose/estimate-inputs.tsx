import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { formatMoney } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'
import { useAppraisalStart } from '../appraisal-start.ts'
import { useDraft, useDraftSaver } from './draft-context.ts'
import { DraftParagraph } from './text-inputs.tsx'

const BOUNDS = ['estimate_weekly_lower', 'estimate_weekly_upper'] as const

/** The professional's own range, which leads once it is given, and their reasons. */
export function EstimateInputs() {
  const { values, problems } = useDraft()
  const { change, typeRange } = useDraftSaver()
  const [unread, setUnread] = useState<Readonly<Record<string, string | null>>>({})
  const given = BOUNDS.filter((name) => values[name] !== null)
  const missing = given.length === 1 ? 'Enter both figures: one alone is not shown.' : undefined
  const { range } = useAppraisalStart()
  const isLikeLast = range?.lower === values.estimate_weekly_lower && range.upper === values.estimate_weekly_upper
  return (
    <>
      {isLikeLast ? (
        <p className="quiet">
          As far from the market’s {formatMoney(range.market)} a week as your range was in your last appraisal. Check it
          before you send.
        </p>
      ) : null}
      <div
        className="fields"
        onFocus={() => typeRange(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) typeRange(false)
        }}
      >
        {BOUNDS.map((name) => {
          const { label, limits } = DOCUMENT_FIELDS[name]
          return (
            <LabelledNumberBox
              key={name}
              name={name}
              label={label}
              value={values[name]}
              prefix="$"
              suffix="a week"
              decimals={2}
              error={
                unread[name] ??
                limitsProblem(limits, values[name]) ??
                problems[name] ??
                (given.includes(name) ? undefined : missing)
              }
              onValue={(_, value) => change({ [name]: value })}
              onProblem={(_, problem) => setUnread((before) => ({ ...before, [name]: problem }))}
            />
          )
        })}
      </div>
      <DraftParagraph name="estimate_reason" rows={3} />
    </>
  )
}
