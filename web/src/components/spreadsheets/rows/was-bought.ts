type Values = Readonly<Record<string, unknown>>

/** Whether the home of a row was settled by the day `asAt`; null where its row has no day of settlement. */
export function wasBought({ settlement_date: day }: Values, asAt: string): boolean | null {
  return typeof day === 'string' ? day <= asAt : null
}
