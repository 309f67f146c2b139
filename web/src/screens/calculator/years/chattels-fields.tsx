import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import type { ChattelsLife } from '@homeyield/domain/analysis/rules/rule-pack'
import { findPack, NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import type { ChattelsMethod } from '@homeyield/domain/analysis/tax/depreciate-chattels'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'

const METHODS = [
  { value: 'DV', label: 'Diminishing value' },
  { value: 'SL', label: 'Straight line' },
] as const
const OWN = 'own'

/** What depreciates, and how fast: the lives are those of the rules. */
export function ChattelsFields() {
  const store = useCalculatorStore()
  const cost = useCalculator(({ form }) => form.analysis?.chattels_cost) ?? 0
  const rate =
    useCalculator(({ form }) => form.analysis?.chattels_rate_pct) ?? ANALYSIS_FIELDS.chattels_rate_pct.default
  const method = useCalculator(({ form }) => form.analysis?.chattels_method) ?? 'DV'
  const lives = useCalculator(({ form }) => livesOf(form.analysis?.rules ?? null))
  const chosen = lives.find((life) => rateOf(life, method) === rate)
  const choose = (life: ChattelsLife | undefined, by: ChattelsMethod) =>
    store.update(setAnalysis, {
      chattels_method: by === 'DV' ? null : by,
      ...(life === undefined ? {} : { chattels_rate_pct: rateOf(life, by) }),
    })
  return (
    <div className="stack">
      <h4>Chattels</h4>
      <div className="fields">
        <NumberField
          name="analysis.chattels_cost"
          hint="Things in the price that can be taken out. The building itself does not depreciate."
        />
        {cost === 0 ? null : (
          <>
            <SelectField
              label="They are"
              value={chosen?.things ?? OWN}
              options={[
                ...lives.map(({ things, years }) => [things, `${things}: ${writeNumber(years, 2)} years`] as const),
                [OWN, 'Others, at a rate of your own'] as const,
              ]}
              onChoice={(things) =>
                choose(
                  lives.find((life) => life.things === things),
                  method,
                )
              }
            />
            <RadioGroup
              name="chattels_method"
              label="Method"
              value={method}
              options={METHODS}
              onChoice={(by) => choose(chosen, by)}
            />
            <NumberField name="analysis.chattels_rate_pct" />
          </>
        )}
      </div>
    </div>
  )
}

function livesOf(rules: string | null): readonly ChattelsLife[] {
  const pack = (rules === null ? null : findPack(rules)) ?? NEWEST_PACK
  return pack.chattelsLives.at(-1)?.value ?? NONE
}

const NONE: readonly ChattelsLife[] = []

function rateOf({ diminishingValue, straightLine }: ChattelsLife, method: ChattelsMethod): number {
  return method === 'DV' ? diminishingValue : straightLine
}
