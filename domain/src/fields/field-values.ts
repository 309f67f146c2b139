import type {
  BooleanField,
  Field,
  FieldTable,
  FigureField,
  GroupField,
  ListField,
  TagsField,
  YearsField,
} from './field.ts'

/** The value of a field that is not nested. */
export type PlainValue<Row extends Field> = Row extends FigureField
  ? number
  : Row extends BooleanField
    ? boolean
    : Row extends { readonly options: readonly (infer Option)[] }
      ? Option
      : Row extends TagsField
        ? readonly string[]
        : string

type Value<Row extends Field> = Row extends GroupField
  ? ValuesOf<Row['fields']>
  : Row extends ListField
    ? readonly ValuesOf<Row['fields']>[]
    : Row extends YearsField
      ? Readonly<Record<string, number>>
      : PlainValue<Row>

type IsAlwaysKnown = { readonly follows: string } | { readonly required: true }

/** The values of fields with every default applied; null where there is none. */
export type ValuesOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]:
    | Value<Table[Name]>
    | (Table[Name] extends IsAlwaysKnown ? never : Table[Name]['default'] extends null ? null : never)
}

/** A field as it is stored and sent. */
export type GivenValue<Row extends Field> = Row extends GroupField
  ? GivenOf<Row['fields']>
  : Row extends ListField
    ? readonly GivenOf<Row['fields']>[]
    : Row extends YearsField
      ? Readonly<Record<string, number | null | undefined>>
      : PlainValue<Row>

/** Fields as they are stored and sent: what is left out or null has its default. */
export type GivenOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]?: GivenValue<Table[Name]> | null | undefined
}

/** The names of the figures of a table. */
export type FigureNames<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends FigureField ? Name : never
}[keyof Table]

/** The defaults that follow from something else: of a table's own fields, and of those of its groups and lists. */
export type FollowingOf<Table extends FieldTable> = OwnFollowing<Table> & {
  readonly [Name in NestedFollowing<Table>]: Table[Name] extends ListField
    ? (index: number, count: number) => OwnFollowing<Table[Name]['fields']>
    : Table[Name] extends GroupField
      ? OwnFollowing<Table[Name]['fields']>
      : never
}

type OwnFollowing<Table extends FieldTable> = { readonly [Name in FollowingNames<Table>]: PlainValue<Table[Name]> }

type FollowingNames<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { readonly follows: string } ? Name : never
}[keyof Table]

type NestedFollowing<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { readonly fields: infer Fields extends FieldTable }
    ? [FollowingNames<Fields>] extends [never]
      ? never
      : Name
    : never
}[keyof Table]
