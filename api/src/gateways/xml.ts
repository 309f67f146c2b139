const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** An XML document of one element with one level of children; whatever stands in them stays text. */
export function xmlDocument(root: string, children: Readonly<Record<string, string | number>>): string {
  const inside = Object.entries(children).map(([name, value]) => `<${name}>${escape(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inside.join('')}</${root}>`
}

function escape(text: string): string {
  // XML 1.0 knows no way to write a control character.
  const writable = text.replaceAll(/\p{Cc}/gu, (found) => (/[\t\n\r]/u.test(found) ? found : ''))
  return writable.replaceAll(/[&<>"']/gu, (found) => ESCAPED[found] ?? '')
}
