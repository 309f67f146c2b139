const MAX_CHARACTERS = 80

/** A safe name for a PDF: its title and at most 80 characters of the address. */
export function nameFile(title: string, address: string): string {
  const safe = address.replaceAll(/[^\p{L}\p{M}\p{N} ,-]+/gu, ' ').replaceAll(/\s+/gu, ' ')
  const short = Array.from(safe).slice(0, MAX_CHARACTERS).join('').trim()
  return `${title} ${short}`.trim().concat('.pdf')
}
