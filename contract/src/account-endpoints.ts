import {
  authenticateBody,
  checkResetLinkBody,
  changeAccountBody,
  confirmEmailBody,
  createAccountBody,
  deleteAccountBody,
  exportResponse,
  forgotPasswordBody,
  messageResponse,
  accountResponse,
  resetPasswordBody,
  signedInSchema,
} from './account.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { createdAccountSchema } from './look.ts'

export const accountEndpoints = {
  createAccount: {
    summary: 'Create an account and sign in. With a `look` of `GET /look`, its suburb is the account’s free search',
    body: createAccountBody,
    status: 201,
    response: createdAccountSchema,
    refusals: [429, 502, 504],
  },
  authenticate: {
    summary: 'Sign in',
    body: authenticateBody,
    status: 200,
    response: signedInSchema,
    refusals: [401, 403, 429],
  },
  signOut: {
    summary: 'Revoke the session',
    status: 204,
  },
  readAccount: {
    summary: 'The account that is signed in',
    status: 200,
    response: accountResponse,
  },
  changeAccount: {
    summary: 'Change the profile, the e-mail address or the password',
    body: changeAccountBody,
    status: 200,
    response: accountResponse,
    refusals: [429],
  },
  deleteAccount: {
    summary: 'Delete the account and all that it owns',
    body: deleteAccountBody,
    status: 204,
    refusals: [429],
  },
  exportAccount: {
    summary: 'All data of the account',
    status: 200,
    response: exportResponse,
  },
  confirmEmail: {
    summary: 'Confirm an e-mail address with the token of a mail',
    body: confirmEmailBody,
    status: 200,
    response: messageResponse,
    refusals: [429],
  },
  undoSearch: {
    summary: 'Take the free search back: once, within ten minutes of its first use',
    status: 200,
    response: accountResponse,
    refusals: [422],
  },
  resendConfirmation: {
    summary: 'Send the confirmation mail again',
    status: 200,
    response: messageResponse,
    refusals: [429],
  },
  forgotPassword: {
    summary: 'Send a mail with a link to reset the password; the response is the same for an unknown address',
    body: forgotPasswordBody,
    status: 200,
    response: messageResponse,
    refusals: [429],
  },
  checkResetLink: {
    summary: 'Whether the token of a reset mail still works; does not use it up',
    body: checkResetLinkBody,
    status: 204,
    refusals: [429],
  },
  resetPassword: {
    summary: 'Set a new password with the token of a reset mail',
    body: resetPasswordBody,
    status: 200,
    response: messageResponse,
    refusals: [429],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>
