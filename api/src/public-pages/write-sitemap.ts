import type { PageTable } from './page-table.ts'

export function writeSitemap({ pages }: PageTable, origin: string): string {
  const addresses = pages.flatMap(({ path, hasProfessionalWords }) => [
    path,
    ...(hasProfessionalWords ? [`${path}?professional=true`] : []),
  ])
  const entries = addresses.map((address) => `  <url><loc>${escaped(origin + address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
