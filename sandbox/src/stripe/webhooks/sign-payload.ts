import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` of a body that is sent at that time (seconds since 1970). Source: providers section 4.7. */
export function signPayload(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
