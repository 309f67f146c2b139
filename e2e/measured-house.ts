import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { BrowserContext } from '@playwright/test'
import { test as base } from './house.ts'

export { expect, expectAccessible, expectToFit, freshEmail, tabTo } from './house.ts'

/** The ids that the second house is set up with. */
export const IDS = { ga4: 'G-TEST123456', pixel: '123456789012345' } as const

/** A call that came out of the browser: what a provider's script was told, and what stood in the address bar. */
export interface Told {
  readonly words: readonly unknown[]
  readonly bar: string
}

/** What reached other hosts than ours. */
export interface Outside {
  /** The addresses of everything that was asked of another host, payments aside, in order. */
  readonly asked: string[]
  readonly google: Told[]
  readonly meta: Told[]
  /** Keeps Google's answers back until this page is left. */
  readonly keepGoogleWaiting: () => void
}

const STANDS = /stands at (\S+) with its inbox at \S+ , its payments at (\S+) /u

interface Houses {
  /** Where a second house stands that measures visits with both providers, and its payments. */
  measured: { readonly url: string; readonly payments: string }
}

/** A journey through a house that measures visits, among providers that are pretended: the script of each sends on what it is told. */
export const test = base.extend<{ outside: Outside }, Houses>({
  measured: [
    async ({ browserName }, lend) => {
      const house = spawn(process.execPath, ['serve-house.ts'], {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, GA4_ID: IDS.ga4, META_PIXEL_ID: IDS.pixel },
      })
      let place: Houses['measured'] | null = null
      for await (const line of createInterface({ input: house.stdout })) {
        const [, url, payments] = STANDS.exec(line) ?? []
        if (!url || !payments) continue
        place = { url, payments }
        break
      }
      if (place === null) throw new Error(`The house that measures visits does not stand, for ${browserName}`)
      await lend(place)
      house.kill('SIGTERM')
      await once(house, 'exit')
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ measured }, lend) => lend(measured.url),

  outside: async ({ context, measured }, lend) => {
    let isWaiting = false
    const outside: Outside = { asked: [], google: [], meta: [], keepGoogleWaiting: () => void (isWaiting = true) }
    followForeign(context, [measured.url, measured.payments], outside.asked)
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLES_SCRIPT }),
    )
    await context.route('https://connect.facebook.net/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: METAS_SCRIPT }),
    )
    await context.route('https://region1.google-analytics.com/**', async (route) => {
      outside.google.push(route.request().postDataJSON() as Told)
      if (!isWaiting) await route.fulfill({ status: 204 })
    })
    await context.route('https://www.facebook.com/**', async (route) => {
      const told = new URL(route.request().url()).searchParams.get('told') ?? ''
      outside.meta.push(JSON.parse(told) as Told)
      await route.fulfill({ status: 204 })
    })
    await lend(outside)
  },
})

/** Notes the address of all that is asked of other hosts than these. */
export function followForeign(context: BrowserContext, ours: readonly string[], asked: string[]): void {
  const origins = new Set(ours.map((url) => new URL(url).origin))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !origins.has(origin)) asked.push(request.url())
  })
}

// Takes over the queue that the page has made, as the real ones do, and sends each call on over the wire.
const GOOGLES_SCRIPT = `(() => {
  document.cookie = '_ga=GA1.1.1; path=/'
  document.cookie = '_ga_TEST123456=GS1.1; path=/'
  const send = (words) => {
    if (window['ga-disable-${IDS.ga4}'] || Object.prototype.toString.call(words) !== '[object Arguments]') return
    const body = JSON.stringify({ words: [...words], bar: location.href })
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body })
      .then(() => words[2] && words[2].event_callback && words[2].event_callback())
  }
  const queue = window.dataLayer
  queue.forEach(send)
  queue.push = (words) => send(words)
})()`

const METAS_SCRIPT = `(() => {
  document.cookie = '_fbp=fb.1.1; path=/'
  const send = (...words) => {
    new Image().src = 'https://www.facebook.com/tr/?told=' + encodeURIComponent(JSON.stringify({ words, bar: location.href }))
  }
  window.fbq.callMethod = send
  window.fbq.queue.splice(0).forEach((words) => send(...words))
})()`
