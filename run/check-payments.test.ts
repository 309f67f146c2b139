import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startStripeSandbox } from '@homeyield/sandbox/stripe/start-stripe-sandbox'
import type { StripeSandbox } from '@homeyield/sandbox/stripe/stripe-sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'

let sandbox: StripeSandbox
let webhook: Server
let origin: string

beforeAll(async () => {
  sandbox = await startStripeSandbox({ port: 0 })
  webhook = createServer((request, response) => {
    void text(request).then((body) => {
      const [time, signature] = /^t=(\d+),v1=(\w+)$/u.exec(String(request.headers['stripe-signature']))?.slice(1) ?? []
      const right = createHmac('sha256', 'whsec_homeyield_sandbox').update(`${time}.${body}`).digest('hex')
      return response.writeHead(signature === right ? 200 : 400).end()
    })
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`
  await sandbox.deliverTo(`${origin}/api/webhooks/stripe`)
})
afterAll(async () => {
  await sandbox.close()
  webhook.closeAllConnections()
  webhook.close()
})

/** Runs the command. Sets every variable, so that no .env file of the checkout adds one. */
function check(changes: Record<string, string>): Promise<{ status: number; stdout: string; stderr: string }> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: origin,
    STRIPE_SECRET_KEY: 'sk_test_homeyield_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_homeyield_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_homeyield_sandbox',
    STRIPE_PRICE_ID: 'price_homeyield_premium',
    STRIPE_PORTAL_URL: '',
    STRIPE_API_URL: sandbox.apiUrl,
    ...changes,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'check-payments.ts')], { env }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

test('prints a line for each check of a valid set-up and succeeds', async () => {
  const { status, stdout, stderr } = await check({})
  expect(stdout.split('\n').filter((line) => /^[✓✗–] /u.test(line))).toHaveLength(15)
  expect(stdout).toContain('\nNo faults found.\n')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('fails for one fault, refers to the guide and shows no secret', async () => {
  const { status, stdout, stderr } = await check({ STRIPE_WEBHOOK_SECRET: 'whsec_of_somebody_else' })
  expect(stdout).toContain('✗ Webhook secret: ')
  expect(stdout).toContain('\nOne fault. See docs/payments.md for the complete set-up.\n')
  expect(stdout + stderr).not.toMatch(/somebody_else|homeyield_sandbox/u)
  expect(status).toBe(1)
})

test('lists every missing setting', async () => {
  const none = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' }
  const { status, stdout } = await check(none)
  expect(stdout).toContain('\n4 faults. ')
  expect(status).toBe(1)
})
