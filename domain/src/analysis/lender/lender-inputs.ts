import type { LENDER_FIELDS } from '../../calculation/lender-fields.ts'
import type { ValuesOf } from '../../fields/field-values.ts'

/** What a lender's figures follow from. */
export type LenderInputs = ValuesOf<typeof LENDER_FIELDS>

/** The field of the value that a loan is compared with. */
export type ValueSource = LenderInputs['value_source']
