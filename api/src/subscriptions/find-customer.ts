import type { AccountRecord } from '../accounts/account-store.ts'
import type { PaymentsGateway } from './payments-port.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { CustomerStore } from './customer-store.ts'

/**
 * The account's customer at the payment provider, created once if needed, even for parallel requests. `former` is one
 * that no longer exists there. Throws the refusal when the account was deleted meanwhile.
 */
export async function findCustomer(
  { payments, customers }: { readonly payments: PaymentsGateway; readonly customers: CustomerStore },
  { id, email }: Pick<AccountRecord, 'id' | 'email'>,
  former: string | null,
): Promise<string> {
  const known = await customers.findOf(id)
  if (known !== null) return known.customer_id
  const created = await payments.createCustomer({ id, email, former })
  const stored = await customers.save(id, created)
  if (stored !== created) await payments.deleteCustomer(created)
  if (stored === null) throw notSignedIn()
  return stored
}
