type Value = string | number | boolean

/** Writes rows as CSV with a line of column names; values with a comma, a quote or a line break are quoted. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  return [columns, ...rows].map((row) => `${row.map((value) => quote(String(value))).join(',')}\n`).join('')
}

function quote(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
