/** The sitemap of addresses such as /about-us. */
export function writeSitemap(addresses: readonly string[], origin: string): string {
  const entries = addresses.map((address) => `  <url><loc>${escaped(origin + address)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
