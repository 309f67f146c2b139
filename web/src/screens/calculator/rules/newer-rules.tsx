import type { RulePacks } from '@homeyield/domain/analysis/rules/packs'
import { PACKS } from '@homeyield/domain/analysis/rules/packs'
import type { ListedRule } from '@homeyield/domain/analysis/rules/list-rules'
import type { FigureChange } from '@homeyield/domain/analysis/rule-changes'
import { ruleChanges } from '@homeyield/domain/analysis/rule-changes'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { usePausedForm } from '../model/paused-form.ts'
import { today } from '../model/today.ts'
import { useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'

/**
 * What newer rules would change in a calculation that was saved with older ones, before they count: its figures follow
 * the older ones until the newer are taken.
 */
export function NewerRules({ premium, packs = PACKS }: { premium: boolean; packs?: RulePacks }) {
  const store = useCalculatorStore()
  const readonly = useReadonly()
  const { form } = usePausedForm()
  const [left, setLeft] = useState<string | null>(null)
  const changes = ruleChanges(form, completeAnalysis(form, today(), premium), {
    premium,
    withPayments: false,
    today: today(),
    packs,
  })
  const take = (rules: string) => store.update(setAnalysis, { rules })
  if (changes === null) {
    if (left === null) return null
    return (
      <Notice>
        <span>The rules as at {dateText(packs[0].asAt)} count now. Save to keep them.</span>
        <Button look="quiet" onClick={() => take(left)}>
          Undo
        </Button>
      </Notice>
    )
  }
  const { from, to, figures, rules } = changes
  return (
    <Notice>
      <div className="stack tight own-line">
        <p>
          This calculation was saved with the rules as at {dateText(from.as_at)}, and its figures still follow them.
          There are newer rules, as at {dateText(to.as_at)}.
        </p>
        {figures.length === 0 ? (
          <p>They change none of its figures.</p>
        ) : (
          <>
            <p>With the newer rules:</p>
            <ul className="stack tight">
              {figures.map((figure) => (
                <li key={figure.label}>
                  {figure.label}: {figureText(figure, figure.before)} → {figureText(figure, figure.after)}
                </li>
              ))}
            </ul>
          </>
        )}
        {rules.length === 0 ? null : (
          <details>
            <summary className="opener">What changed in the rules</summary>
            <ul className="stack tight">
              {rules.map(({ name, before, after }) => (
                <li key={name}>
                  <strong>{name}</strong>: {ruleText(before)} → {ruleText(after)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {readonly ? null : (
        <Button
          look="quiet"
          onClick={() => {
            setLeft(from.id)
            take(to.id)
          }}
        >
          Use the newer rules
        </Button>
      )}
    </Notice>
  )
}

function figureText({ unit }: FigureChange, figure: FigureChange['before']): string {
  if (figure === null) return 'none'
  if (typeof figure === 'string') return dateText(figure)
  if (unit === 'NZD') return formatDollars(figure)
  if (unit === '%') return formatPercent(figure)
  return `${writeNumber(figure, 2)} ${unit}`
}

function ruleText(rows: readonly ListedRule[]): string {
  if (rows.length === 0) return 'none'
  return rows.map(({ value, from }) => (from === null ? value : `${value} (from ${dateText(from)})`)).join('; ')
}
