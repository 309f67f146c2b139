import type { BooleanField, ChoiceField, FigureField } from '../fields/field.ts'
import type { PathOf } from '../fields/field-path.ts'
import type { CALCULATION_FIELDS } from './fields.ts'

type Fields = typeof CALCULATION_FIELDS

/** The paths of a calculation's figures, such as `analysis.loans.${number}.amount`. */
export type NumberPath = PathOf<Fields, FigureField>
export type BooleanPath = PathOf<Fields, BooleanField>
export type ChoicePath = PathOf<Fields, ChoiceField>
export type DatePath = PathOf<Fields, { readonly kind: 'date' }>
export type LinePath = PathOf<Fields, { readonly kind: 'line' }>
export type ParagraphPath = PathOf<Fields, { readonly kind: 'paragraph' }>

/** The paths of the inputs that have a control of their own. */
export type InputPath = NumberPath | BooleanPath | ChoicePath | DatePath | LinePath | ParagraphPath

export type InputValue = number | string | boolean
