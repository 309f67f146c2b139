import { PaymentsProblem, type PaymentsGateway } from '../../subscriptions/payments-port.ts'

/** The gateway without a payment provider: every call fails as unavailable, and no event is valid. */
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
