/** A column of a sheet. Its text is text, never a formula; `day` makes dates of `YYYY-MM-DD`. */
export interface XlsxColumn {
  readonly head: string
  readonly kind: 'text' | 'count' | 'money' | 'percent' | 'day'
}

/** A figure that is not finite and an empty text are empty cells. */
export type XlsxCell = string | number | null

export interface XlsxSheet {
  /** At most 31 characters, without : \ / ? * [ ]. */
  readonly name: string
  readonly columns: readonly XlsxColumn[]
  readonly rows: readonly (readonly XlsxCell[])[]
}
