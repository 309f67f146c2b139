import type { Handlers } from '../server/handlers.ts'
import type { AccountDeps } from './account-deps.ts'
import { signIn } from './sessions/sign-in.ts'
import { changeAccount } from './change-account.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { createAccount } from './create-account.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import type { ExportStore } from './export-store.ts'
import { checkResetLink } from './password/check-reset-link.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { readAccount } from './read-account.ts'
import { resendConfirmation } from './email/resend-confirmation.ts'
import { resetPassword } from './password/reset-password.ts'
import { undoSearch, type UndoSearchDeps } from './undo-search.ts'
import { signOut } from './sessions/session.ts'

type AccountHandlers = Pick<
  Handlers,
  | 'createAccount'
  | 'authenticate'
  | 'signOut'
  | 'readAccount'
  | 'changeAccount'
  | 'deleteAccount'
  | 'exportAccount'
  | 'confirmEmail'
  | 'resendConfirmation'
  | 'forgotPassword'
  | 'checkResetLink'
  | 'resetPassword'
  | 'undoSearch'
>

export function accountRoutes(deps: AccountDeps & UndoSearchDeps & { readonly exports: ExportStore }): AccountHandlers {
  const create = createAccount(deps)
  const authenticate = signIn(deps)
  const change = changeAccount(deps)
  const remove = deleteAccount(deps)
  const confirm = confirmEmail(deps)
  const forgot = forgotPassword(deps)
  const checkLink = checkResetLink(deps)
  const reset = resetPassword(deps)
  return {
    createAccount: (visitor, { body }) => create(visitor, body),
    authenticate: (visitor, { body }) => authenticate(visitor, body),
    signOut: signOut(deps),
    readAccount: readAccount(deps),
    changeAccount: (viewer, { body }) => change(viewer, body),
    deleteAccount: (viewer, { body }) => remove(viewer, body),
    exportAccount: exportAccount(deps),
    undoSearch: undoSearch(deps),
    confirmEmail: (visitor, { body }) => confirm(visitor, body),
    resendConfirmation: resendConfirmation(deps),
    forgotPassword: (visitor, { body }) => forgot(visitor, body),
    checkResetLink: (visitor, { body }) => checkLink(visitor, body),
    resetPassword: (visitor, { body }) => reset(visitor, body),
  }
}
