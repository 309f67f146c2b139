import { PaymentsProblem } from './payments-port.ts'
import { invalid, Refusal } from '../server/refusal.ts'
import { JobDelayed } from '../queue/queue-task.ts'

/** The refusal of a coupon that there is not, or that cannot be used here and now; never said which. */
export function couponNotValid(): Refusal {
  return invalid({ coupon_code: 'That coupon code is not valid.' })
}

/** The refusal of an address to come back to that is not the product's own. */
export function wrongOrigin(field: 'success_url' | 'cancel_url'): Refusal {
  return invalid({ [field]: 'The address to come back to must be one of this site.' })
}

/** The refusal of a checkout by who has Premium. */
export function alreadyPremium(): Refusal {
  return new Refusal('invalid', 'You have Premium already.')
}

/** The refusal of another checkout by who has just paid at one. */
export function paymentUnderWay(): Refusal {
  return new Refusal('invalid', 'You have just paid. Reload the page to see your Premium.')
}

/** The refusal of a downgrade, or of taking it back, where nothing renews that could be. */
export function nothingToChange(): Refusal {
  return new Refusal('invalid', 'You have no Premium subscription that this could change.')
}

/** The refusal of a message that the payment provider did not sign. */
export function notSigned(): Refusal {
  return new Refusal('malformed', 'The signature is not valid.')
}

/** Does what needs the payment provider; its problems become refusals. Source: decisions section 1, 502 and 504. */
export async function callProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentsProblem || error instanceof JobDelayed)) throw error
    const details = { cause: error }
    if (error instanceof PaymentsProblem && error.kind === 'slow') {
      const sentence = 'Our payment provider did not answer in time. Please try again in a moment.'
      throw new Refusal('provider_slow', sentence, details)
    }
    const sentence = 'Our payment provider is not available just now. Please try again in a moment.'
    throw new Refusal('provider_failed', sentence, details)
  }
}
