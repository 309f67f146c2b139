const STYLES = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #0f1614); --raised: light-dark(#fff, #17211e);
  --ink: light-dark(#15211d, #e9efec); --quiet: light-dark(#51605a, #a6b5af); --line: light-dark(#dfe4dd, #2b3a34);
  --edge: light-dark(#7b8983, #71827b); --accent: light-dark(#0c6a55, #5fcfb0); --on-accent: light-dark(#fff, #0b1512);
  --notice: light-dark(#fff4d6, #3a2f12); --bad: light-dark(#a3261c, #ff9c91) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem } main.wide { max-width: 60rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: 0 0 1rem } a { color: var(--accent) } .quiet { color: var(--quiet) }
.notice { background: var(--notice); border-radius: .5rem; padding: .75rem 1rem; margin-bottom: 1.5rem }
.bad { color: var(--bad); font-weight: 600 }
.card > :last-child { margin-bottom: 0 } .card { background: var(--raised); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-bottom: 1rem }
.sum { display: flex; justify-content: space-between; gap: 1rem; margin: 0 0 .25rem } .sum.total { font-weight: 700; font-size: 1.15rem }
form { display: grid; gap: .75rem; margin: 0 } form.row { display: flex; flex-wrap: wrap; align-items: end }
label { display: grid; gap: .25rem; font-weight: 600 }
input, select, button, .button { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .5rem }
input, select { font-weight: 400; border: 1px solid var(--edge); background: var(--paper); color: var(--ink); width: 100% }
button, .button { display: block; border: 1px solid var(--edge); background: var(--raised); color: var(--ink); cursor: pointer;
  text-align: center; text-decoration: none; font-weight: 600 }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
table { border-collapse: collapse; width: 100%; font-size: .9rem } td, th { text-align: start; padding: .4rem .75rem .4rem 0;
  border-top: 1px solid var(--line); vertical-align: top } th { color: var(--quiet); font-weight: 600 }
code { font-size: .9em } p code { overflow-wrap: anywhere } .scroll { overflow-x: auto }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }`

const NOTICE = `<p class="notice"><strong>No money moves.</strong> This is Homeyield’s stand-in for Stripe. Never type the number of a
  real card here.</p>`

/** A complete page; `title` is text, `body` HTML. */
export function layoutPage(title: string, body: string, width: 'narrow' | 'wide' = 'narrow'): string {
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escape(title)}</title><style>${STYLES}</style></head>
    <body><main${width === 'wide' ? ' class="wide"' : ''}><h1>${escape(title)}</h1>${NOTICE}${body}</main></body></html>`
}

/** Escapes text for HTML. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Formats cents as $4.99, or as USD $4.99 in another currency. */
export function formatMoney(cents: number, currency = 'nzd'): string {
  const amount = `$${(cents / 100).toFixed(2)}`
  return currency === 'nzd' ? amount : `${currency.toUpperCase()} ${amount}`
}

const DATE = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Pacific/Auckland' })

/** Formats seconds since 1970 in New Zealand time. */
export function formatTime(time: number): string {
  return DATE.format(time * 1000)
}
