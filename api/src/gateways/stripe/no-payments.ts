import { PaymentsProblem, type PaymentsGateway } from '../../subscriptions/payments-port.ts'

/** Stands where no payment provider is set up: every call fails, as if it were away, and no event is its own. */
export function noPayments(): PaymentsGateway {
  const fail = () => Promise.reject(new PaymentsProblem('failed', 'payments_not_set_up'))
  return {
    createCustomer: fail,
    changeEmail: fail,
    readPayer: fail,
    openCheckout: fail,
    readCheckout: fail,
    expireCheckout: fail,
    expireCheckoutsOf: fail,
    cancelAtPeriodEnd: fail,
    uncancel: fail,
    endSubscription: fail,
    refundBill: fail,
    deleteCustomer: fail,
    findCoupons: fail,
    hasCharged: fail,
    previewNextBill: fail,
    readEvent: () => null,
  }
}
