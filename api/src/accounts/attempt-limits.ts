import type { Database } from '@homeyield/database/connection'
import { openAttemptCounter, type AttemptLimit } from '../attempts/attempt-counter.ts'
import { openKnownKeys } from '../attempts/known-keys.ts'
import { openNetworkCounter } from '../attempts/network-counter.ts'
import { emailKey } from './email/email-key.ts'

/** The limits on guessing, on making accounts and on asking for mails. */
export interface AttemptLimitSettings {
  /** Failed sign-ins to one account from one network address. */
  readonly signInsPerAccount: AttemptLimit
  /** Failed sign-ins to one account, wherever they come from that its owner has not signed in from. */
  readonly signInsFromAnywhere: AttemptLimit
  /** Failed sign-ins from one network address. */
  readonly signInsPerAddress: AttemptLimit
  readonly signUpsPerAddress: AttemptLimit
  /** Wrong passwords of somebody who is signed in, at what needs the password again. */
  readonly passwordsPerAccount: AttemptLimit
  /** Changes of one account's password. */
  readonly passwordChangesPerAccount: AttemptLimit
  readonly resetMailsPerAccount: AttemptLimit
  readonly resetMailsPerAddress: AttemptLimit
  readonly confirmationMailsPerAccount: AttemptLimit
  /** Changes of one account's e-mail address. */
  readonly emailChangesPerAccount: AttemptLimit
  /** Changes to one e-mail address, whoever's accounts they are. */
  readonly emailChangesPerTarget: AttemptLimit
  /** Changes of e-mail addresses from one network address. */
  readonly emailChangesPerAddress: AttemptLimit
  /** Mailed tokens from one network address that do not work. */
  readonly tokensPerAddress: AttemptLimit
  /** Coupon codes from one network address, whether or not they work; of who is signed in, by account. */
  readonly couponsPerAddress: AttemptLimit
}

/** Who tries to sign in to which account, which need not be there, from which network address. */
export interface SignInAttempt {
  readonly email: string
  readonly accountId: string | null
  readonly address: string
}

/**
 * Counts attempts, in the database so that every process and a restart know of them. What counts throws the refusal when
 * there were too many. An account is counted by the e-mail address that was typed, whether or not there is such an account.
 */
export interface AttemptLimits {
  /** Counts a sign-in, before its password is looked at. */
  countSignIn: (attempt: SignInAttempt) => Promise<void>
  /** Forgets the attempts that led to a sign-in that succeeded, and remembers where it came from. */
  forgiveSignIn: (attempt: SignInAttempt) => Promise<void>
  /** Forgets all attempts to sign in to an account whose owner has shown to be one. */
  forgetSignIns: (email: string, address: string) => Promise<void>
  /** Remembers a network address that the owner of an account came from: nobody else's guesses keep them out there. */
  rememberOwner: (accountId: string, address: string) => Promise<void>
  countSignUp: (address: string) => Promise<void>
  /** Counts a password that somebody who is signed in gives again, before it is looked at. */
  countPassword: (accountId: string) => Promise<void>
  forgivePassword: (accountId: string) => Promise<void>
  /** Counts a change of a password, which sends a mail. */
  countPasswordChange: (accountId: string) => Promise<void>
  /** Counts a mail that resets a password, and answers whether the account is to get one: who asks is not told. */
  countResetMail: (email: string, address: string) => Promise<boolean>
  countConfirmationMail: (accountId: string) => Promise<void>
  /** Counts a change of an account's address to `email`, before it is known whether that is free: both are mailed. */
  countEmailChange: (accountId: string, email: string, address: string) => Promise<void>
  /** Counts a mailed token, before it is looked for. */
  countToken: (address: string) => Promise<void>
  forgiveToken: (address: string) => Promise<void>
  /** Counts a coupon code, before it is looked up. `caller` is a network address or an account's id. */
  countCoupon: (caller: string) => Promise<void>
  /** Takes one back that its caller may use. */
  forgiveCoupon: (caller: string) => Promise<void>
}

/** Opens the limits; `secret` keeps from the table who is counted. Source: decisions sections 1 (429) and 4. */
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
      // Last, so that one address which is refused already cannot keep the owner out from another.
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
      // What has been done stands, whether or not this can be noted.
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
      // Last, so that an account which is refused already cannot keep others from the address.
      await emailChangesPerTarget.count(together(email))
    },
    countToken: tokens.count,
    forgiveToken: tokens.takeBack,
    countCoupon: coupons.count,
    forgiveCoupon: coupons.takeBack,
  }
}

function ownedAt(accountId: string | null, address: string): string {
  return `${accountId ?? 'nobody'}\n${address}`
}

// One key of several parts, none of which can look like another's.
function together(email: string, address = ''): string {
  return `${emailKey(email)}\n${address}`
}
