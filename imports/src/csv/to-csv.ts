type Value = string | number | boolean

/** Formats CSV with a header; quotes values with a comma, quote or line break. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  return [columns, ...rows].map((row) => `${row.map((value) => quote(String(value))).join(',')}\n`).join('')
}

function quote(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
