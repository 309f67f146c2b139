import type { CalculationInputs } from '../../calculation/fields.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { itAgreesWith } from '../../analysis/testing/oracle-cases.ts'
import { compare } from './compare.ts'

interface Column {
  readonly name: string
  readonly inputs: Partial<CalculationInputs>
}

itAgreesWith('compare', ({ columns }: { columns: readonly Column[] }) => {
  const comparison = compare(
    columns.map(({ name, inputs }) => ({ name, inputs: { ...NOTHING_GIVEN, ...inputs, rent_source: 'typed' } })),
    '2026-11-22',
  )
  if (!isKnown(comparison)) return comparison
  const { differing, results } = comparison.value
  const gross = results.find(({ name }) => name === 'gross_rental_yield')
  return {
    differing: differing.map(({ name }) => name).toSorted(),
    gross_rental_yield: gross?.values.map((value) => (isKnown(value) ? value.value : null)),
    difference_to_first: gross?.differences,
    best: gross?.best,
    worst: gross?.worst,
  }
})
