import type { Database } from '@homeyield/database/connection'
import { openAttemptCounter, type AttemptLimit } from '../attempts/attempt-counter.ts'
import { openKnownKeys } from '../attempts/known-keys.ts'
import { openNetworkCounter } from '../attempts/network-counter.ts'
import { emailKey } from './email/email-key.ts'

export interface AttemptLimitSettings {
  /** Failed sign-ins to one account from one network address. */
  readonly signInsPerAccount: AttemptLimit
  /** Failed sign-ins to one account from all addresses but its owner's. */
  readonly signInsFromAnywhere: AttemptLimit
  /** Failed sign-ins from one network address. */
  readonly signInsPerAddress: AttemptLimit
  readonly signUpsPerAddress: AttemptLimit
  /** Wrong passwords of a signed-in account, where the password is required again. */
  readonly passwordsPerAccount: AttemptLimit
  readonly passwordChangesPerAccount: AttemptLimit
  readonly resetMailsPerAccount: AttemptLimit
  readonly resetMailsPerAddress: AttemptLimit
  readonly confirmationMailsPerAccount: AttemptLimit
  readonly emailChangesPerAccount: AttemptLimit
  readonly emailChangesPerTarget: AttemptLimit
  readonly emailChangesPerAddress: AttemptLimit
  /** Invalid mailed tokens from one network address. */
  readonly tokensPerAddress: AttemptLimit
  /** Coupon codes, valid or not, from one network address; by account when signed in. */
  readonly couponsPerAddress: AttemptLimit
}

export interface SignInAttempt {
  readonly email: string
  readonly accountId: string | null
  readonly address: string
}

/**
 * Counts attempts in the database, so that all processes share them. `count…` throws the refusal when there were too
 * many. Accounts are counted by the typed e-mail address, whether or not the account exists.
 */
export interface AttemptLimits {
  countSignIn: (attempt: SignInAttempt) => Promise<void>
  forgiveSignIn: (attempt: SignInAttempt) => Promise<void>
  forgetSignIns: (email: string, address: string) => Promise<void>
  /** Remembers a network address of an account's owner: guesses from elsewhere do not lock the owner out there. */
  rememberOwner: (accountId: string, address: string) => Promise<void>
  countSignUp: (address: string) => Promise<void>
  countPassword: (accountId: string) => Promise<void>
  forgivePassword: (accountId: string) => Promise<void>
  countPasswordChange: (accountId: string) => Promise<void>
  /** Counts a reset mail. Returns whether one may be sent; the caller must not reveal it. */
  countResetMail: (email: string, address: string) => Promise<boolean>
  countConfirmationMail: (accountId: string) => Promise<void>
  /** Counts a change of address to `email`, before its availability is known: a mail is sent either way. */
  countEmailChange: (accountId: string, email: string, address: string) => Promise<void>
  countToken: (address: string) => Promise<void>
  uncountToken: (address: string) => Promise<void>
  /** Counts a coupon code, before it is looked up. `caller` is a network address or an account's id. */
  countCoupon: (caller: string) => Promise<void>
  forgiveCoupon: (caller: string) => Promise<void>
}

/** `secret` keys the digests, so that the table does not reveal who is counted. */
export function openAttemptLimits(
  database: Pick<Database, 'pool'>,
  settings: AttemptLimitSettings,
  secret: string,
): AttemptLimits {
  const open = (name: string, limit: AttemptLimit) => openAttemptCounter(database, name, secret, limit)
  const openByNetwork = (name: string, limit: AttemptLimit) => openNetworkCounter(database, name, secret, limit)
  const ownersNetworks = openKnownKeys(database, 'owners_network', secret, { days: 90 })
  const signIns = open('sign_in_account', settings.signInsPerAccount)
  const signInsFromAnywhere = open('sign_in_anywhere', settings.signInsFromAnywhere)
  const signInsPerAddress = openByNetwork('sign_in_address', settings.signInsPerAddress)
  const signUps = openByNetwork('sign_up_address', settings.signUpsPerAddress)
  const passwords = open('password_account', settings.passwordsPerAccount)
  const passwordChanges = open('password_change_account', settings.passwordChangesPerAccount)
  const resetMails = open('reset_mail_account', settings.resetMailsPerAccount)
  const resetMailsPerAddress = openByNetwork('reset_mail_address', settings.resetMailsPerAddress)
  const confirmationMails = open('confirmation_mail_account', settings.confirmationMailsPerAccount)
  const coupons = openByNetwork('coupon_caller', settings.couponsPerAddress)
  const emailChanges = open('email_change_account', settings.emailChangesPerAccount)
  const emailChangesPerTarget = open('email_change_target', settings.emailChangesPerTarget)
  const emailChangesPerAddress = openByNetwork('email_change_address', settings.emailChangesPerAddress)
  const tokens = openByNetwork('token_address', settings.tokensPerAddress)
  return {
    async countSignIn({ email, accountId, address }) {
      await signInsPerAddress.count(address)
      await signIns.count(together(email, address))
      // Last, so that an address which is already refused cannot lock the owner out elsewhere.
      if (!(await ownersNetworks.has(ownedAt(accountId, address)))) await signInsFromAnywhere.count(together(email))
    },
    async forgiveSignIn({ email, accountId, address }) {
      const network = ownedAt(accountId, address)
      const wasKnown = await ownersNetworks.has(network)
      await Promise.all([
        signInsPerAddress.takeBack(address),
        signIns.forget(together(email, address)),
        wasKnown ? undefined : signInsFromAnywhere.takeBack(together(email)),
        ownersNetworks.add(network),
      ])
    },
    async forgetSignIns(email, address) {
      await Promise.all([signIns.forget(together(email, address)), signInsFromAnywhere.forget(together(email))])
    },
    async rememberOwner(accountId, address) {
      // The attempt was successful, even if this cannot be stored.
      await ownersNetworks.add(ownedAt(accountId, address)).catch(() => undefined)
    },
    countSignUp: signUps.count,
    countPassword: passwords.count,
    forgivePassword: passwords.forget,
    countPasswordChange: passwordChanges.count,
    async countResetMail(email, address) {
      await resetMailsPerAddress.count(address)
      return resetMails.admit(together(email))
    },
    countConfirmationMail: confirmationMails.count,
    async countEmailChange(accountId, email, address) {
      await emailChangesPerAddress.count(address)
      await emailChanges.count(accountId)
      // Last, so that an account which is already refused cannot lock others out of the address.
      await emailChangesPerTarget.count(together(email))
    },
    countToken: tokens.count,
    uncountToken: tokens.takeBack,
    countCoupon: coupons.count,
    forgiveCoupon: coupons.takeBack,
  }
}

function ownedAt(accountId: string | null, address: string): string {
  return `${accountId ?? 'nobody'}\n${address}`
}

// One key of several parts; the separator cannot occur in a part.
function together(email: string, address = ''): string {
  return `${emailKey(email)}\n${address}`
}
