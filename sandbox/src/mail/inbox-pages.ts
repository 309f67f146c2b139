import type { ReceivedMail } from './inbox.ts'

const STYLES = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #0f1614); --raised: light-dark(#fff, #17211e);
  --ink: light-dark(#15211d, #e9efec); --quiet: light-dark(#51605a, #a6b5af); --line: light-dark(#dfe4dd, #2b3a34);
  --accent: light-dark(#0c6a55, #5fcfb0); }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; margin-bottom: 1rem }
h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere } a { color: var(--accent) }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .75rem; background: var(--raised) }
li + li { border-top: 1px solid var(--line) }
li a { display: block; padding: .75rem 1rem; color: inherit; text-decoration: none } li a:hover strong { color: var(--accent) }
small, dt, .quiet { color: var(--quiet) } small { display: block } li small, li strong { overflow-wrap: anywhere }
button { font: inherit; padding: .5rem 1rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: .5rem;
  background: var(--raised); color: var(--ink); cursor: pointer }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .75rem 0 1rem } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--raised); font-size: .875rem }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }`

const TIME = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Pacific/Auckland',
})

/** The list of mails; reloads itself. */
export function inboxPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mails/${mail.id}"><strong>${escape(mail.subject)}</strong>
      <small>to ${escape(mail.to.join(', '))} · ${timeOf(mail)}</small></a></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="quiet">No mail yet. It will appear here.</p>'
  const clear = rows.length > 0 ? '<form method="post" action="/clear"><button>Clear</button></form>' : ''
  return page('Inbox', `<header><h1>Inbox</h1>${clear}</header>${list}`, '<meta http-equiv="refresh" content="3">')
}

/** One mail: its HTML in a sandboxed frame, its text and its source. */
export function mailPage(mail: ReceivedMail): string {
  const { id, subject, from, to, messageId, text, headers, files } = mail
  const replyTo = headers['reply-to']
  const fileLinks = files.map(({ name }, at) => `<a href="/mails/${id}/files/${at}">${escape(name)}</a>`)
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escape(subject)}</h1>
    <dl><dt>From</dt><dd>${escape(from)}</dd><dt>To</dt><dd>${escape(to.join(', '))}</dd>
    ${replyTo === undefined ? '' : `<dt>Reply to</dt><dd>${escape(replyTo)}</dd>`}
    ${fileLinks.length === 0 ? '' : `<dt>Files</dt><dd>${fileLinks.join(', ')}</dd>`}
    <dt>Received</dt><dd>${timeOf(mail)}</dd><dt>Message-ID</dt><dd>${escape(messageId)}</dd></dl>
    <iframe src="/mails/${id}/html" title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <h2>As text</h2><pre>${escape(text)}</pre>
    <p><a href="/mails/${id}/source">Source</a></p>`,
  )
}

/** The HTML of a mail with its embedded images, or else its text. */
export function mailBody({ html, text, files }: ReceivedMail): string {
  const images = new Map(files.map(({ contentId, type, content }) => [contentId, `data:${type};base64,${content}`]))
  return html
    ? html.replaceAll(/\bcid:([\w.@-]+)/gu, (named, id: string) => images.get(id) ?? named)
    : `<pre>${escape(text)}</pre>`
}

export function notFoundPage(): string {
  return page('Not found', '<h1>Mail not found</h1><p><a href="/">All mails</a></p>')
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">${head}
    <title>${escape(title)}</title><style>${STYLES}</style></head><body><main>${body}</main></body></html>`
}

function timeOf({ receivedAt }: ReceivedMail): string {
  return `<time datetime="${receivedAt}">${TIME.format(new Date(receivedAt))}</time>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
