import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { type GivenOwner, nameKey, type Person } from '@homeyield/domain/calculation/household'
import { round } from '@homeyield/domain/money/round'
import type { CalculatorState, ProblemKey } from '../model/calculator-state.ts'
import { setAnalysis, withoutProblem } from '../model/calculator-transitions.ts'

const NONE: readonly GivenOwner[] = []

export function ownersOf(form: CalculationInputs): readonly GivenOwner[] {
  return form.analysis?.owners ?? NONE
}

/** Adds an owner. Equal shares stay equal; otherwise the new one has what the others leave. */
export function addOwner(state: CalculatorState): CalculatorState {
  const owners = ownersOf(state.form)
  if (areEqual(owners)) return setOwners(state, withEqualShares([...owners, {}]))
  const left = round(100 - sharesOf(owners).reduce((sum, share) => sum + share, 0), 2)
  return setOwners(state, [...owners, { share_pct: Math.max(left, 0) }])
}

/** Removes an owner. Equal shares stay equal; otherwise the last of the others takes the share. */
export function removeOwner(state: CalculatorState, index: number): CalculatorState {
  const owners = ownersOf(state.form)
  const shares = sharesOf(owners)
  const others = owners.filter((_, other) => other !== index)
  if (others.length < 2 || areEqual(owners)) return setOwners(state, withEqualShares(others))
  const last = owners.length - (index === owners.length - 1 ? 2 : 1)
  const taken = round((shares[last] ?? 0) + (shares[index] ?? 0), 4)
  return setOwners(state, [...others.slice(0, -1), { ...others.at(-1), share_pct: taken }])
}

/** Makes an owner somebody of the household; without one somebody who is typed. The share stays. */
export function chooseOwner(state: CalculatorState, index: number, person: Person | null): CalculatorState {
  const owners = ownersOf(state.form)
  const { share_pct, brought_forward } = owners[index] ?? {}
  const kept = { share_pct, brought_forward }
  if (person === null) return setOwners(state, owners.with(index, kept))
  const { id: person_id, ...values } = person
  return setOwners(state, owners.with(index, { ...kept, person_id, ...values }))
}

/** Makes the typed owner with a person's name that person. Owners may have been removed or changed since. */
export function chooseNamed(state: CalculatorState, index: number, person: Person): CalculatorState {
  const owners = ownersOf(state.form)
  const isNamed = ({ person_id, name }: GivenOwner) => !person_id && nameKey(name ?? '') === nameKey(person.name)
  const found = isNamed(owners[index] ?? {}) ? index : owners.findIndex(isNamed)
  return found === -1 ? state : chooseOwner(state, found, person)
}

/** The shares in per cent; a single owner has all of it. */
export function sharesOf(owners: readonly GivenOwner[]): readonly number[] {
  return owners.map(({ share_pct }) => share_pct ?? (owners.length === 1 ? 100 : 0))
}

function setOwners(state: CalculatorState, owners: readonly GivenOwner[]): CalculatorState {
  const keys = Object.keys(state.problems) as ProblemKey[]
  const cleared = withoutProblem(state, ...keys.filter((key) => key.startsWith('analysis.owners')))
  return setAnalysis(cleared, { owners: owners.length === 0 ? null : owners.map(withoutNull) })
}

function areEqual(owners: readonly GivenOwner[]): boolean {
  const equal = equalShares(owners.length)
  return sharesOf(owners).every((share, index) => share === equal[index])
}

/** The last one takes what rounding leaves. */
function equalShares(count: number): readonly number[] {
  const share = round(100 / count, 2)
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? share : round(100 - share * (count - 1), 2)))
}

function withEqualShares(owners: readonly GivenOwner[]): readonly GivenOwner[] {
  const shares = equalShares(owners.length)
  return owners.map((owner, index) => ({ ...owner, share_pct: owners.length === 1 ? null : (shares[index] ?? null) }))
}

function withoutNull(owner: GivenOwner): GivenOwner {
  return Object.fromEntries(Object.entries(owner).filter(([, value]) => (value ?? null) !== null))
}
