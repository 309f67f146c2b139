import type { ListedFigure } from '@homeyield/domain/figures/year-figures'
import { recordOf } from '@homeyield/domain/records/pick'
import * as z from 'zod/mini'

/** The same schema for each name. */
export function shapeOf<Name extends string, Schema extends z.ZodMiniType>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return recordOf(names, () => schema)
}

const figure = z.number()
const unsureFigure = z.nullable(figure)

type FigureShape<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly mayLack: true } ? typeof unsureFigure : typeof figure
}

/** An object with the figures of a table. */
export function figuresSchema<Table extends Readonly<Record<string, ListedFigure>>>(table: Table) {
  const shape = Object.entries(table).map(([name, { mayLack }]) => [name, mayLack ? unsureFigure : figure])
  return z.object(Object.fromEntries(shape) as FigureShape<Table>)
}
