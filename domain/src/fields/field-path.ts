import type { Field, FieldTable, FigureField } from './field.ts'

/** The paths of a table's fields of a kind, such as `loans.${number}.amount`. */
export type PathOf<Table extends FieldTable, Wanted> = {
  [Name in keyof Table & string]: OwnPath<Name, Table[Name], Wanted> | InnerPath<Name, Table[Name], Wanted>
}[keyof Table & string]

type OwnPath<Name extends string, Row extends Field, Wanted> = Row extends Wanted ? Name : never

type InnerPath<Name extends string, Row extends Field, Wanted> = Row extends {
  readonly kind: 'group'
  readonly fields: infer Fields extends FieldTable
}
  ? `${Name}.${PathOf<Fields, Wanted>}`
  : Row extends { readonly kind: 'list'; readonly fields: infer Fields extends FieldTable }
    ? `${Name}.${number}.${PathOf<Fields, Wanted>}`
    : Row extends { readonly kind: 'years' }
      ? FigureField extends Wanted
        ? `${Name}.${number}`
        : never
      : never
