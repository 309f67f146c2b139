/** MBIE's quarter, `2025-07-01` or `1/07/2025` with or without a time, as YYYY-MM-DD; otherwise null. */
export function parseQuarter(text: string): string | null {
  const [date = ''] = text.trim().split(/[ T]/)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date)
  if (iso) return toIso(iso[1], iso[2], iso[3])
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date)
  return slashed ? toIso(slashed[3], slashed[2], slashed[1]) : null
}

/** A count or a rent such as `1,250`; null for `NULL`, an empty value or anything else. */
export function parseAmount(text: string): number | null {
  const digits = text.replaceAll(',', '').trim()
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}

/** A name or code; empty for `NULL` and `NA`. */
export function parseText(text: string): string {
  const trimmed = text.trim()
  return /^(null|na|n\/a)$/i.test(trimmed) ? '' : trimmed
}

function toIso(year = '', month = '', day = ''): string | null {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
