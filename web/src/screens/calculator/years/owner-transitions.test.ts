import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { describe, expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { hasUnsavedChanges, stateOf } from '../model/calculator-state.ts'
import { setInput } from '../model/set-input.ts'
import { refreshOwners } from '../model/refresh-owners.ts'
import { addOwner, chooseOwner, ownersOf, removeOwner, sharesOf } from './owner-transitions.ts'

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

describe('a person of the household', () => {
  const values = { name: 'Ana', kind: 'individual', other_income: 95_000, other_residential_net: -5 } as const
  const ana = { id: 'ana', ...values }
  const typed = { name: 'Ben', share_pct: 60, other_income: 1, brought_forward: 7 }
  const start = ownedBy([typed, { share_pct: 40 }])

  it('takes the place of an owner who was typed, with the share, and gives it back', () => {
    const chosen = chooseOwner(start, 0, ana)
    const [first, second] = ownersOf(chosen.form)
    expect(first).toEqual({ person_id: 'ana', ...values, share_pct: 60, brought_forward: 7 })
    expect(second).toEqual({ share_pct: 40 })
    expect(ownersOf(chooseOwner(chosen, 0, null).form)[0]).toEqual({ share_pct: 60, brought_forward: 7 })
  })

  it('has the newest values, which are no unsaved change', () => {
    const base = ownedBy([{ person_id: 'ana', share_pct: 100, ...values }])
    const changed = setInput(base, 'analysis.owners.0.share_pct', 90)
    const richer = { ...ana, name: 'Ana B', other_income: 120_000 }
    const fresh = refreshOwners(changed, [richer])
    expect(ownersOf(fresh.form)).toEqual([
      { person_id: 'ana', share_pct: 90, ...values, name: 'Ana B', other_income: 120_000 },
    ])
    expect(hasUnsavedChanges(refreshOwners(base, [richer]))).toBe(false)
    expect(refreshOwners(base, [ana])).toBe(base)
    expect(refreshOwners(start, [ana])).toBe(start)
    expect(refreshOwners(base, [])).toBe(base)
  })
})
