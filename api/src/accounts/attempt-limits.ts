import type { Database } from '@homeyield/database/connection'
import { openAttemptCounter, type AttemptLimit } from './attempt-counter.ts'
import { emailKey } from './same-email.ts'

/** The limits on guessing, on making accounts and on asking for mails. */
export interface AttemptLimitSettings {
  /** Failed sign-ins to one account from one network address. */
  readonly signInsPerAccount: AttemptLimit
  /** Failed sign-ins to one account, wherever they come from. */
  readonly signInsFromAnywhere: AttemptLimit
  /** Failed sign-ins from one network address. */
  readonly signInsPerAddress: AttemptLimit
  readonly signUpsPerAddress: AttemptLimit
  /** Wrong passwords of somebody who is signed in, at what needs the password again. */
  readonly passwordsPerAccount: AttemptLimit
  readonly resetMailsPerAccount: AttemptLimit
  readonly resetMailsPerAddress: AttemptLimit
  readonly confirmationMailsPerAccount: AttemptLimit
  /** Changes of one account's e-mail address. */
  readonly emailChangesPerAccount: AttemptLimit
  /** Changes to one e-mail address, whoever's accounts they are. */
  readonly emailChangesPerTarget: AttemptLimit
  /** Mailed tokens from one network address that do not work. */
  readonly tokensPerAddress: AttemptLimit
}

/**
 * Counts attempts, in the database so that every process and a restart know of them. What counts throws the refusal when
 * there were too many. An account is counted by the e-mail address that was typed, whether or not there is such an account.
 */
export interface AttemptLimits {
  /** Counts a sign-in, before its password is looked at. */
  countSignIn: (email: string, address: string) => Promise<void>
  /** Forgets the attempts that led to a sign-in that succeeded. */
  forgiveSignIn: (email: string, address: string) => Promise<void>
  /** Forgets all attempts to sign in to an account whose owner has shown to be one. */
  forgetSignIns: (email: string, address: string) => Promise<void>
  countSignUp: (address: string) => Promise<void>
  /** Counts a password that somebody who is signed in gives again, before it is looked at. */
  countPassword: (accountId: string) => Promise<void>
  forgivePassword: (accountId: string) => Promise<void>
  countResetMail: (email: string, address: string) => Promise<void>
  countConfirmationMail: (accountId: string) => Promise<void>
  /** Counts a change of an account's address to `email`, before it is known whether that is free: both are mailed. */
  countEmailChange: (accountId: string, email: string) => Promise<void>
  /** Counts a mailed token, before it is looked for. */
  countToken: (address: string) => Promise<void>
  forgiveToken: (address: string) => Promise<void>
}

/** Opens the limits; `secret` keeps from the table who is counted. Source: decisions sections 1 (429) and 4. */
export function openAttemptLimits(
  database: Pick<Database, 'pool'>,
  settings: AttemptLimitSettings,
  secret: string,
): AttemptLimits {
  const open = (name: string, limit: AttemptLimit) => openAttemptCounter(database, name, secret, limit)
  const signIns = open('sign_in_account', settings.signInsPerAccount)
  const signInsFromAnywhere = open('sign_in_anywhere', settings.signInsFromAnywhere)
  const signInsPerAddress = open('sign_in_address', settings.signInsPerAddress)
  const signUps = open('sign_up_address', settings.signUpsPerAddress)
  const passwords = open('password_account', settings.passwordsPerAccount)
  const resetMails = open('reset_mail_account', settings.resetMailsPerAccount)
  const resetMailsPerAddress = open('reset_mail_address', settings.resetMailsPerAddress)
  const confirmationMails = open('confirmation_mail_account', settings.confirmationMailsPerAccount)
  const emailChanges = open('email_change_account', settings.emailChangesPerAccount)
  const emailChangesPerTarget = open('email_change_target', settings.emailChangesPerTarget)
  const tokens = open('token_address', settings.tokensPerAddress)
  return {
    async countSignIn(email, address) {
      await signInsPerAddress.count(address)
      await signIns.count(together(email, address))
      // Last, so that one address which is refused already cannot keep the owner out from another.
      await signInsFromAnywhere.count(together(email))
    },
    async forgiveSignIn(email, address) {
      await Promise.all([
        signInsPerAddress.takeBack(address),
        signIns.forget(together(email, address)),
        signInsFromAnywhere.takeBack(together(email)),
      ])
    },
    async forgetSignIns(email, address) {
      await Promise.all([signIns.forget(together(email, address)), signInsFromAnywhere.forget(together(email))])
    },
    countSignUp: signUps.count,
    countPassword: passwords.count,
    forgivePassword: passwords.forget,
    async countResetMail(email, address) {
      await resetMailsPerAddress.count(address)
      await resetMails.count(together(email))
    },
    countConfirmationMail: confirmationMails.count,
    async countEmailChange(accountId, email) {
      await emailChanges.count(accountId)
      // Last, so that an account which is refused already cannot keep others from the address.
      await emailChangesPerTarget.count(together(email))
    },
    countToken: tokens.count,
    forgiveToken: tokens.takeBack,
  }
}

// One key of several parts, none of which can look like another's.
function together(email: string, address = ''): string {
  return `${emailKey(email)}\n${address}`
}
