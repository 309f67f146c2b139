import { PaymentsProblem } from './payments-port.ts'
import { invalid, Refusal } from '../server/refusal.ts'
import { JobDelayed } from '../queue/queue-task.ts'

/** The same for an unknown coupon and one that cannot be used. */
export function couponNotValid(): Refusal {
  return invalid({ coupon_code: 'That coupon code is not valid.' })
}

/** The refusal of a return address on another origin. */
export function wrongOrigin(field: 'success_url' | 'cancel_url'): Refusal {
  return invalid({ [field]: 'The address to come back to must be one of this site.' })
}

export function alreadyPremium(): Refusal {
  return new Refusal('invalid', 'You have Premium already.')
}

export function paymentUnderWay(): Refusal {
  return new Refusal('invalid', 'You have just paid. Reload the page to see your Premium.')
}

/** The refusal to cancel or renew without a subscription that renews. */
export function nothingToChange(): Refusal {
  return new Refusal('invalid', 'You have no Premium subscription that this could change.')
}

export function notSigned(): Refusal {
  return new Refusal('malformed', 'The signature is not valid.')
}

/** Turns problems of the payment provider into refusals. */
export async function callProvider<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentsProblem || error instanceof JobDelayed)) throw error
    const details = { cause: error }
    if (error instanceof PaymentsProblem && error.kind === 'slow') {
      const sentence = 'Our payment provider did not respond in time. Please try again in a moment.'
      throw new Refusal('provider_slow', sentence, details)
    }
    const sentence = 'Our payment provider is not available just now. Please try again in a moment.'
    throw new Refusal('provider_failed', sentence, details)
  }
}
