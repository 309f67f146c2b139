import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../ui/date-text.ts'

const TITLES: Readonly<Record<string, string>> = {
  account: 'Account',
  subscription: 'Subscription',
  calculations: 'Calculations',
  property_searches: 'Property searches',
  sessions: 'Sessions',
  mails: 'Emails',
  api_keys: 'API keys',
  rental_assessments: 'Rental assessments sent',
  mailed_links: 'Links sent by email',
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/u
const clock = new Intl.DateTimeFormat('en-NZ', { hour: 'numeric', minute: '2-digit', timeZone: 'Pacific/Auckland' })

/**
 * Everything stored about an account as a self-contained web page, to read or print. Unknown sections are included.
 * `product` is the product's name.
 */
export function exportPage(exported: Readonly<Record<string, unknown>>, product: string): string {
  const { exported_at, ...parts } = exported
  const sections = Object.entries(parts).map(([name, held]) => section(TITLES[name] ?? wordsOf(name), held))
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your ${escape(product)} data</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100%; margin: 0 0 1.5rem }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8886; overflow-wrap: anywhere }
th { width: 35%; font-weight: 600 }
td table { margin: 0 }
</style>
</head>
<body>
<h1>Your ${escape(product)} data</h1>
<p>Everything that ${escape(product)} held about your account on ${textOf(exported_at)}.</p>
${sections.join('\n')}
</body>
</html>
`
}

function section(title: string, held: unknown): string {
  if (Array.isArray(held)) {
    const entries = held.map((entry, index) => `<h3>${index + 1}</h3>\n${valueOf(entry)}`)
    return `<h2>${escape(title)} (${held.length})</h2>\n${entries.length > 0 ? entries.join('\n') : '<p>None.</p>'}`
  }
  return `<h2>${escape(title)}</h2>\n${held === null ? '<p>None.</p>' : valueOf(held)}`
}

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.map((entry) => valueOf(entry)).join('<br>') : 'none'
  if (typeof value !== 'object' || value === null) return textOf(value)
  const rows = Object.entries(value).map(
    ([name, held]) => `<tr><th scope="row">${escape(wordsOf(name))}</th><td>${valueOf(held)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return writeNumber(value, 6)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return escape(MOMENT.test(text) ? `${dateText(text)}, ${clock.format(new Date(text))}` : text)
}

function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
