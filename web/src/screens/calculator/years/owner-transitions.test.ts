import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { describe, expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import { setInput } from '../model/set-input.ts'
import { addOwner, ownersOf, removeOwner, sharesOf } from './owner-transitions.ts'

const ownedBy = (owners: GivenAnalysis['owners']) => stateOf({ ...newForm([]), analysis: { owners } })

describe('the owners', () => {
  const start = ownedBy(null)

  it('share equally until a share is typed', () => {
    const one = addOwner(start)
    expect(sharesOf(ownersOf(one.form))).toEqual([100])
    const three = addOwner(addOwner(one))
    expect(sharesOf(ownersOf(three.form))).toEqual([33.33, 33.33, 33.34])
    expect(sharesOf(ownersOf(removeOwner(three, 0).form))).toEqual([50, 50])
    const own = setInput(addOwner(one), 'analysis.owners.0.share_pct', 70)
    expect(sharesOf(ownersOf(addOwner(own).form))).toEqual([70, 50, 0])
    const fixed = setInput(own, 'analysis.owners.1.share_pct', 20)
    expect(sharesOf(ownersOf(addOwner(fixed).form))).toEqual([70, 20, 10])
  })

  it('give the share of one that is removed to the last of the others', () => {
    const three = ownedBy([{ share_pct: 50 }, { share_pct: 30 }, { share_pct: 20 }])
    expect(sharesOf(ownersOf(removeOwner(three, 0).form))).toEqual([30, 70])
    expect(sharesOf(ownersOf(removeOwner(three, 2).form))).toEqual([50, 50])
    const one = removeOwner(removeOwner(three, 0), 0)
    expect(sharesOf(ownersOf(one.form))).toEqual([100])
    expect(removeOwner(one, 0).form.analysis?.owners).toBeUndefined()
  })
})
