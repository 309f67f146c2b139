import { isRedeemable } from '../objects/show-promotion-code.ts'
import type { CouponRecord } from '../records.ts'
import { DELIVERY_MODES } from '../webhooks/webhook-sender.ts'
import { find, type World } from '../world.ts'
import { escape, layoutPage, formatMoney, formatTime } from './page-layout.ts'

const LATEST = 40

/** The state of the stand-in, with buttons for its clock and webhooks. */
export function overviewPage(world: World, delivery: { readonly mode: string; readonly url: string | null }): string {
  const { state } = world
  const subscriptions = Object.values(state.subscriptions).toReversed()
  const codes = Object.values(state.promotionCodes)
  const events = Object.values(state.events).slice(-LATEST).toReversed()
  return layoutPage(
    'Pretend payments',
    `<h2>Clock</h2><p>${formatTime(world.now())}${state.ahead > 0 ? ' (ahead of the real one)' : ''}</p>
    <form method="post" action="/clock" class="row">
      ${[
        ['1 hour', 'hours'],
        ['1 day', 'days'],
        ['1 month', 'months'],
      ]
        .map(([label, unit]) => `<button name="unit" value="${unit}">Let ${label} pass</button>`)
        .join('')}
    </form>
    <h2>Webhooks</h2><p>${delivery.url === null ? 'No webhook URL yet.' : `To <code>${escape(delivery.url)}</code>, ${escape(delivery.mode)}.`}</p>
    <form method="post" action="/delivery" class="row"><label>Deliver <select name="mode">
      ${DELIVERY_MODES.map((mode) => `<option${mode === delivery.mode ? ' selected' : ''}>${mode}</option>`).join('')}
      </select></label><button>Change</button></form>
    <h2>Subscriptions</h2>
    ${table(
      'Subscriptions',
      ['Customer', 'Status', 'Period ends', 'Cancelled'],
      subscriptions.map((one) => {
        const customer = find(state.customers, 'customer', one.customer)
        return [
          customer.email ?? customer.id,
          one.status,
          formatTime(one.periodEnd),
          one.cancelAt === null ? '' : formatTime(one.cancelAt),
        ]
      }),
    )}
    <p><a href="/portal">The customers’ billing portal</a></p>
    <h2>Promotion codes</h2>
    ${table(
      'Promotion codes',
      ['Code', 'Gives', 'Works', 'Used'],
      codes.map((code) => [
        code.code,
        describeCoupon(find(state.coupons, 'coupon', code.coupon)),
        isRedeemable(world, code) ? (code.firstTime ? 'new customers' : 'yes') : 'no',
        String(code.timesRedeemed),
      ]),
    )}
    <h2>Latest events</h2>
    ${table(
      'Latest events',
      ['When', 'What', 'Acknowledged'],
      events.map((event) => [formatTime(event.created), event.type, event.pending_webhooks === 0 ? 'yes' : '']),
    )}`,
    'wide',
  )
}

function describeCoupon({ percentOff, amountOff, duration, durationInMonths }: CouponRecord): string {
  const what = percentOff === null ? `${formatMoney(amountOff ?? 0)} off` : `${percentOff} % off`
  return `${what}, ${duration === 'repeating' ? `${String(durationInMonths)} months` : duration}`
}

function table(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p class="quiet">None.</p>'
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
    <tbody>${body.join('')}</tbody></table></div>`
}
