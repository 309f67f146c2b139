const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)['’](?=\d{3}(?!\d))/gu, ','],
  [/(?<=\d)\s*thousand\b/iu, 'k'],
  [/(?<=\d)\s*(?:million|mill?|mn)\b/iu, 'm'],
  [/(?<=\d)\s*(?:per\s?cent|percent|pct)\b/iu, '%'],
  [/\bf\s?\/\s?n\b/iu, 'fortnight'],
  [/(?<=\d[km]?)\s*(?:NZD|NZ\$|\$|dollars)(?=\s|$|\/)/iu, ''],
  [/^\+(?=[\d$])/u, ''],
]
const NOTHING = /^(?:nil|zero)$/iu

/** A figure in the words that only a spreadsheet of one's own has, as a box takes it: “1.2 million” is 1.2m. */
export function plainFigure(text: string): string {
  const trimmed = text.trim()
  return NOTHING.test(trimmed) ? '0' : REPLACED.reduce((plain, [from, to]) => plain.replace(from, to), trimmed)
}
