const long = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day in New Zealand at a moment (milliseconds since 1970), such as 6 September 2026. Source: decisions section 5. */
export function dateInNewZealand(moment: number): string {
  return long.format(moment)
}
