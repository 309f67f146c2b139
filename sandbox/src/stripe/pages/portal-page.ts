import type { PortalRecord, SubscriptionRecord } from '../records.ts'
import { TEST_CARDS } from '../stripe-sandbox.ts'
import { find, type World } from '../world.ts'
import { escape, layoutPage, formatMoney, formatTime } from './page-layout.ts'

/** The real portal sends a link by mail instead. */
export function portalSignInPage(problem?: string): string {
  const wrong = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem" autofocus'
  return layoutPage(
    'Your billing',
    `<form method="post" action="/portal">
      ${problem === undefined ? '' : `<p class="bad" role="alert" id="problem">${escape(problem)}</p>`}
      <label>Email <input name="email" type="email" required${wrong}></label>
      <button class="main">Continue</button></form>`,
  )
}

export function portalPage({ state }: World, portal: PortalRecord): string {
  const customer = find(state.customers, 'customer', portal.customer)
  const subscriptions = Object.values(state.subscriptions).filter((one) => one.customer === customer.id)
  const bills = Object.values(state.invoices)
    .filter((one) => one.customer === customer.id && one.status !== 'draft')
    .toReversed()
  const form = (action: string, id: string, label: string) =>
    `<form method="post" action="/portal/${portal.id}"><input type="hidden" name="id" value="${id}">
      <button name="action" value="${action}">${label}</button></form>`
  const plans = subscriptions.toReversed().map((one) => {
    const button =
      one.cancelAt === null ? form('cancel', one.id, 'Cancel subscription') : form('renew', one.id, 'Don’t cancel')
    return `<div class="card"><p><strong>Premium</strong><br>${escape(describeStatus(one))}</p>${one.status === 'canceled' ? '' : button}</div>`
  })
  const rows = bills.map(
    ({ id, created, total, status }) =>
      `<tr><td>${formatTime(created)}</td><td>${formatMoney(total)}</td><td>${status}</td>
      <td>${status === 'open' ? form('pay', id, 'Pay now') : ''}</td></tr>`,
  )
  return layoutPage(
    'Your billing',
    `<p class="quiet">${escape(customer.email ?? customer.id)}</p>
    ${plans.join('') || '<p>No subscription.</p>'}
    <h2>Card</h2><p>${escape(cardOf(state, subscriptions, customer.defaultCard))}</p>
    <form method="post" action="/portal/${portal.id}" class="row">
      <label>Use <select name="id"><option value="${TEST_CARDS.pays}">one that pays</option>
        <option value="${TEST_CARDS.failsLater}">one that fails at a renewal</option></select></label>
      <button name="action" value="card">Change card</button></form>
    <h2>Bills</h2><div class="scroll" role="region" aria-label="Bills" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>
    ${portal.returnUrl === null ? '' : `<p><a href="${escape(portal.returnUrl)}">Back to Homeyield</a></p>`}`,
  )
}

function describeStatus({ status, periodEnd, cancelAt, endedAt }: SubscriptionRecord): string {
  if (status === 'canceled') return `Ended ${formatTime(endedAt ?? periodEnd)}`
  if (cancelAt !== null) return `Ends ${formatTime(cancelAt)}`
  return `${status === 'past_due' ? 'A payment has failed. ' : ''}Renews ${formatTime(periodEnd)}`
}

function cardOf(
  state: World['state'],
  subscriptions: readonly SubscriptionRecord[],
  defaultCard: string | null,
): string {
  const id = subscriptions.findLast(({ status }) => status !== 'canceled')?.card ?? defaultCard
  const card = id === null ? undefined : state.cards[id]
  return card ? `Visa ending in ${card.number.slice(-4)}` : 'No card.'
}
