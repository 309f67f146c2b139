/** An address with the columns of LINZ’s layer; shape_X and shape_Y are its position in degrees. */
export type AddressRow = Readonly<Record<string, string | number | null>>

/**
 * What is wrong with the data: a column is missing, the first id comes again as the last, or every tenth row is missing although
 * it is counted.
 */
export type DataFault = 'missing-column' | 'duplicate-ids' | 'fewer-rows'
