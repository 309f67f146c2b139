import type { EndpointAddress } from './endpoint.ts'

/**
 * Every call of the API: method, path and access. Without schemas, because the browser loads this table; `endpoints.ts`
 * adds them. Source: decisions section 1.
 */
export const endpointTable = {
  createAccount: { method: 'POST', path: '/account', access: 'public' },
  authenticate: { method: 'POST', path: '/authenticate', access: 'public' },
  signOut: { method: 'POST', path: '/account/sign_out', access: 'signed_in' },
  readAccount: { method: 'GET', path: '/account', access: 'signed_in' },
  changeAccount: { method: 'PATCH', path: '/account', access: 'signed_in' },
  deleteAccount: { method: 'DELETE', path: '/account', access: 'signed_in' },
  exportAccount: { method: 'GET', path: '/account/export', access: 'signed_in' },
  confirmEmail: { method: 'POST', path: '/account/confirm_email', access: 'public' },
  resendConfirmation: { method: 'POST', path: '/account/resend_confirmation', access: 'signed_in' },
  forgotPassword: { method: 'POST', path: '/account/forgot_password', access: 'public' },
  checkResetLink: { method: 'POST', path: '/account/check_reset_link', access: 'public' },
  resetPassword: { method: 'PATCH', path: '/account/password', access: 'public' },
  checkCoupon: { method: 'GET', path: '/account/check_coupon', access: 'public' },
  openCheckout: { method: 'POST', path: '/account/stripe_session', access: 'signed_in' },
  cancelSubscription: { method: 'POST', path: '/account/cancel_subscription', access: 'signed_in' },
  uncancelSubscription: { method: 'POST', path: '/account/uncancel_subscription', access: 'signed_in' },
  receiveStripeEvent: { method: 'POST', path: '/webhooks/stripe', access: 'public' },
  sendRentalAssessment: {
    method: 'POST',
    path: '/calculations/{id}/send_rental_assessment_email',
    access: 'signed_in',
  },
  readRentalAssessment: {
    method: 'GET',
    path: '/calculations/{id}/rental_assessment',
    access: 'signed_in',
    file: 'application/pdf',
  },
  stopRecipient: { method: 'POST', path: '/recipients/stop', access: 'public' },
  stopRecipientAtOnce: { method: 'POST', path: '/recipients/stop/{token}', access: 'public' },
  openStopPage: { method: 'GET', path: '/recipients/stop/{token}', access: 'public' },
  marketRentBySa2: { method: 'GET', path: '/market-rent/sa2', access: 'signed_in' },
  marketRentByMeshblock: { method: 'GET', path: '/market-rent/meshblock', access: 'signed_in' },
  readRentTable: { method: 'GET', path: '/market-rent/table', access: 'signed_in', packed: true },
  searchAreas: { method: 'GET', path: '/areas', access: 'signed_in' },
  readArea: { method: 'GET', path: '/areas/{sa2_code}', access: 'signed_in' },
  searchAddresses: { method: 'GET', path: '/addresses', access: 'signed_in' },
  findNear: { method: 'POST', path: '/addresses/near', access: 'signed_in' },
  readAddress: { method: 'GET', path: '/addresses/{id}', access: 'signed_in' },
  readConfig: { method: 'GET', path: '/config', access: 'public' },
  readExpenses: { method: 'GET', path: '/expenses', access: 'signed_in' },
  listCalculations: { method: 'GET', path: '/calculations', access: 'signed_in' },
  readCalculation: { method: 'GET', path: '/calculations/{id}', access: 'signed_in' },
  createCalculation: { method: 'POST', path: '/calculations', access: 'signed_in' },
  changeCalculation: { method: 'PATCH', path: '/calculations/{id}', access: 'signed_in' },
  deleteCalculation: { method: 'DELETE', path: '/calculations/{id}', access: 'signed_in' },
  analyseCalculation: { method: 'POST', path: '/analysis', access: 'signed_in' },
  readPropertyData: { method: 'GET', path: '/cotality/property', access: 'signed_in' },
  readMarketTrends: { method: 'GET', path: '/market-trends', access: 'signed_in' },
  newUpload: { method: 'GET', path: '/uploads/new', access: 'signed_in' },
  confirmUpload: { method: 'POST', path: '/uploads', access: 'signed_in' },
  live: { method: 'GET', path: '/health/live', access: 'public' },
  ready: { method: 'GET', path: '/health/ready', access: 'public' },
  dataStatus: { method: 'GET', path: '/health/data', access: 'public' },
} as const satisfies Record<string, EndpointAddress>

export type EndpointName = keyof typeof endpointTable
