import type { PLAN_FIELDS } from '../../calculation/plan-fields.ts'
import type { ValuesOf } from '../../fields/field-values.ts'

/** What years ahead follow from. */
export type Plan = ValuesOf<typeof PLAN_FIELDS>
