import { requiresCard } from '../billing/complete-checkout.ts'
import { sessionAmounts } from '../objects/show-session.ts'
import type { SessionRecord } from '../records.ts'
import { TEST_CARDS } from '../stripe-sandbox.ts'
import { find, type World } from '../world.ts'
import { escape, layoutPage, formatMoney } from './page-layout.ts'

/** The problem of the last try, and what was typed. */
export interface PayAttempt {
  readonly sentence: string
  readonly card: string
  readonly code: string
  readonly bankAsks: boolean
}

const CARDS = [
  [TEST_CARDS.pays, 'pays'],
  [TEST_CARDS.declines, 'declines'],
  [TEST_CARDS.failsLater, 'pays now, and fails at the next renewal'],
  [TEST_CARDS.asksBank, 'asks for the bank’s confirmation first'],
] as const

export function payPage(world: World, session: SessionRecord, attempt?: PayAttempt): string {
  if (session.status === 'complete') {
    const link = escape(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id))
    return layoutPage('This checkout has been paid', `<p><a class="button" href="${link}">Back to Homeyield</a></p>`)
  }
  const back = session.cancelUrl === null ? '' : `<a class="button" href="${escape(session.cancelUrl)}">Back</a>`
  if (session.status === 'expired') return layoutPage('This checkout has expired', `<p>Nothing was charged.</p>${back}`)
  if (attempt?.bankAsks) return bankPage(session, attempt)
  const { total } = sessionAmounts(world, session)
  const pay = total === 0 ? 'Start Premium' : `Pay ${formatMoney(total)}`
  const needsCard = requiresCard(world, session)
  return layoutPage(
    'Homeyield Premium',
    `${sums(world, session)}
    <form method="post" action="/pay/${session.id}" autocomplete="off">
      ${attempt ? `<p class="bad" role="alert" id="problem">${escape(attempt.sentence)}</p>` : ''}
      ${session.allowPromotionCodes ? codeField(attempt) : ''}
      ${needsCard ? cardField(attempt) : '<p class="quiet">Nothing is due today, so no card is needed.</p>'}
      <button class="main" name="action" value="pay">${pay}</button>
      ${needsCard ? '<button name="action" value="decline">Decline</button>' : ''}
      ${back}
    </form>
    ${needsCard ? cardList() : ''}`,
  )
}

function sums(world: World, session: SessionRecord): string {
  const { subtotal, discount, total } = sessionAmounts(world, session)
  const price = find(world.state.prices, 'price', session.price)
  const code = session.promotionCode === null ? undefined : world.state.promotionCodes[session.promotionCode]
  const line = (name: string, amount: string, kind = '') =>
    `<p class="sum ${kind}"><span>${escape(name)}</span><span>${escape(amount)}</span></p>`
  return `<div class="card">
    ${line(`Premium, every ${price.interval}`, formatMoney(price.unitAmount * session.quantity, price.currency))}
    ${session.trialDays === null ? '' : line('Trial', `${session.trialDays} days`)}
    ${discount === 0 ? '' : line(code ? `Coupon ${code.code}` : 'Coupon', `−${formatMoney(discount, price.currency)}`)}
    ${line('To pay today', formatMoney(total, price.currency), 'total')}
    <p class="quiet">${subtotal === 0 ? '' : 'GST included. '}Renews every ${price.interval} until it is cancelled.</p></div>`
}

function cardField(attempt: PayAttempt | undefined): string {
  const wrong = attempt ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''
  const value = escape(attempt?.card ?? grouped(TEST_CARDS.pays))
  return `<label>Test card <input name="card" inputmode="numeric" maxlength="23" value="${value}"${wrong}></label>`
}

function codeField(attempt: PayAttempt | undefined): string {
  return `<label>Promotion code <input name="code" maxlength="100" value="${escape(attempt?.code ?? '')}"></label>
    <button name="action" value="apply">Apply</button>`
}

function cardList(): string {
  const rows = CARDS.map(([number, does]) => `<tr><td><code>${grouped(number)}</code></td><td>${does}</td></tr>`)
  return `<h2>Test cards</h2><table><tbody>${rows.join('')}</tbody></table>`
}

function bankPage(session: SessionRecord, { card, sentence }: PayAttempt): string {
  return layoutPage(
    'Confirm with your bank',
    `<p>${escape(sentence)}</p>
    <form method="post" action="/pay/${session.id}"><input type="hidden" name="card" value="${escape(card)}">
      <button class="main" name="action" value="confirm">Confirm the payment</button>
      <button name="action" value="refuse">Refuse</button></form>`,
  )
}

function grouped(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/gu, '$1 ')
}
