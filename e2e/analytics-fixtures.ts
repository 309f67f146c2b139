import type { BrowserContext } from '@playwright/test'
import { test as base } from './fixtures.ts'

export { expect, expectToFit, freshEmail, tabTo } from './fixtures.ts'

/** The provider ids of the test server. */
export const IDS = { ga4: 'G-TEST123456', pixel: '123456789012345' } as const

/** A call of a provider's script, and the address of the page at that time. */
export interface RecordedCall {
  readonly args: readonly unknown[]
  readonly url: string
}

/** Requests to other hosts. */
export interface ThirdParties {
  /** The address of every request to another host, payments aside, in order. */
  readonly requests: string[]
  readonly google: RecordedCall[]
  readonly meta: RecordedCall[]
  /** Leaves requests to Google without a response from now on. */
  readonly holdGoogleResponses: () => void
}

/** A journey with analytics switched on. The scripts of the providers are stand-ins that send on each call. */
export const test = base.extend<{ thirdParties: ThirdParties }>({
  settings: [{ GA4_ID: IDS.ga4, META_PIXEL_ID: IDS.pixel }, { scope: 'worker' }],

  thirdParties: async ({ context, server }, provide) => {
    let isWaiting = false
    const thirdParties: ThirdParties = {
      requests: [],
      google: [],
      meta: [],
      holdGoogleResponses: () => void (isWaiting = true),
    }
    recordForeignRequests(context, [server.url, server.paymentsUrl], thirdParties.requests)
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT }),
    )
    await context.route('https://connect.facebook.net/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: META_SCRIPT }),
    )
    await context.route('https://region1.google-analytics.com/**', async (route) => {
      thirdParties.google.push(route.request().postDataJSON() as RecordedCall)
      if (!isWaiting) await route.fulfill({ status: 204 })
    })
    await context.route('https://www.facebook.com/**', async (route) => {
      const call = new URL(route.request().url()).searchParams.get('call') ?? ''
      thirdParties.meta.push(JSON.parse(call) as RecordedCall)
      await route.fulfill({ status: 204 })
    })
    await provide(thirdParties)
  },
})

/** Adds the address of every request to another host than `ours` to `requests`. */
export function recordForeignRequests(context: BrowserContext, ours: readonly string[], requests: string[]): void {
  const origins = new Set(ours.map((url) => new URL(url).origin))
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !origins.has(origin)) requests.push(request.url())
  })
}

// As the real script does, it takes over the page's queue and sends each call as a request.
const GOOGLE_SCRIPT = `(() => {
  document.cookie = '_ga=GA1.1.1; path=/'
  document.cookie = '_ga_TEST123456=GS1.1; path=/'
  const send = (args) => {
    if (window['ga-disable-${IDS.ga4}'] || Object.prototype.toString.call(args) !== '[object Arguments]') return
    const body = JSON.stringify({ args: [...args], url: location.href })
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body })
      .then(() => args[2] && args[2].event_callback && args[2].event_callback())
  }
  const queue = window.dataLayer
  queue.forEach(send)
  queue.push = (args) => send(args)
})()`

const META_SCRIPT = `(() => {
  document.cookie = '_fbp=fb.1.1; path=/'
  const send = (...args) => {
    new Image().src = 'https://www.facebook.com/tr/?call=' + encodeURIComponent(JSON.stringify({ args, url: location.href }))
  }
  window.fbq.callMethod = send
  window.fbq.queue.splice(0).forEach((args) => send(...args))
})()`
