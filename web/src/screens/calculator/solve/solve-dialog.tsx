import { useQuery } from '@tanstack/react-query'
import type { SolveTarget } from '@homeyield/domain/analysis/solve/solve-target'
import type { Asked } from '@homeyield/domain/analysis/solve/solve-targets'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { useState } from 'react'
import { accountQuery } from '../../../api-client/queries.ts'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { Answer } from './answer.tsx'
import { ASKED, askedFor, partOf, TARGETS, wantedOf } from './questions.ts'
import { TargetField } from './target-field.tsx'

const TARGET_OPTIONS = keysOf(TARGETS).map((value) => ({ value, label: TARGETS[value].label }))
const HOLD_LABELS = { deposit: 'In dollars', deposit_pct: 'In per cent' } as const

/** Works backwards from a yield or the cash each week. */
export function SolveDialog({ target: first = 'gross', onClose }: { target?: SolveTarget; onClose: () => void }) {
  const { data: account } = useQuery(accountQuery)
  const [target, setTarget] = useState<SolveTarget>(first)
  const [chosen, setChosen] = useState<Asked>('price')
  const wanted = useCalculator(({ form }) => wantedOf(form, target))
  const options = askedFor(target)
  const asked = options.includes(chosen) ? chosen : (options[0] ?? 'price')
  const refused = useCalculator((state) => isPartRefused(partOf({ target, asked }), state))
  const question = { target, asked, wanted }
  return (
    <Dialog title="What would I have to pay?" wide onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <RadioGroup
        name="target"
        label="To reach"
        value={target}
        options={TARGET_OPTIONS}
        onChoice={(value) => setTarget(value)}
      />
      <TargetField key={target} target={target} value={question.wanted} />
      {options.length > 1 ? (
        <RadioGroup
          name="asked"
          label="Find the"
          value={asked}
          options={options.map((value) => ({ value, label: ASKED[value] }))}
          onChoice={(value) => setChosen(value)}
        />
      ) : null}
      {target === 'cash' && asked === 'price' ? (
        <ChoiceField name="analysis.hold" label="Keep the deposit" labels={HOLD_LABELS} />
      ) : null}
      {refused ? (
        <Missing>{CORRECT_IT_FIRST}</Missing>
      ) : (
        <Answer key={`${target} ${asked}`} question={question} premium={account?.premium ?? false} />
      )}
    </Dialog>
  )
}
