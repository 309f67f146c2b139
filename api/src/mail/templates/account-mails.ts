import type { KeyScope } from '@homeyield/contract/key-scope'
import { SCOPE_WORDS } from '@homeyield/contract/scope-words'
import type { MailBranding } from '../mail.ts'
import {
  type MailContent,
  actionButton,
  greeting,
  link,
  paragraph,
  smallPrint,
  supportLink,
  maskEmail,
  unlinkText,
} from './mail-parts.ts'

export function welcome({ token }: { token: string }, branding: MailBranding): MailContent {
  const href = `${branding.origin}/confirmemail/${encodeURIComponent(token)}`
  return {
    subject: `Welcome to ${branding.productName}: please confirm your email`,
    preview: 'One tap confirms your email address, and you are set.',
    heading: `Welcome to ${branding.productName}`,
    body: [
      greeting(),
      paragraph(
        'Thank you for signing up. Your account is ready: look up what a home would rent for, what it costs to own and what it yields.',
      ),
      paragraph('Please confirm that this is your email address.'),
      actionButton('Confirm my email', href),
      smallPrint('If the button does not work, open this link; it is good for seven days: ', link(href)),
      smallPrint('If you did not sign up, somebody typed your address by mistake. You do not need to do anything.'),
    ],
  }
}

export function confirmEmail({ token }: { token: string }, branding: MailBranding): MailContent {
  const href = `${branding.origin}/confirmemail/${encodeURIComponent(token)}`
  return {
    subject: `Confirm your email for ${branding.productName}`,
    preview: 'One tap confirms that this address is yours.',
    heading: 'Confirm your email',
    body: [
      greeting(),
      paragraph(`Please confirm that this is the email address of your ${branding.productName} account.`),
      actionButton('Confirm my email', href),
      smallPrint('If the button does not work, open this link; it is good for seven days: ', link(href)),
      smallPrint(
        `If you have no account at ${branding.productName}, somebody typed your address by mistake. Tell us at `,
        supportLink(branding.supportEmail),
        ' and we will put it right.',
      ),
    ],
  }
}

export function emailChanged(
  { name, newEmail }: { name: string | null; newEmail: string },
  branding: MailBranding,
): MailContent {
  return {
    subject: `The email of your ${branding.productName} account was changed`,
    preview: 'If it was you, all is well. If not, read on.',
    heading: 'Your email was changed',
    body: [
      greeting(name),
      paragraph(
        `Your ${branding.productName} account now uses ${maskEmail(newEmail)}. This address no longer signs in, and will get no more email from us.`,
      ),
      paragraph('If it was you, all is well.'),
      paragraph('If it was not you, tell us at once at ', supportLink(branding.supportEmail), '.'),
    ],
  }
}

/** The mail with a reset link, which works once, for an hour. */
export function resetPassword(
  { name, token }: { name: string | null; token: string },
  branding: MailBranding,
): MailContent {
  const href = `${branding.origin}/resetpassword/${encodeURIComponent(token)}`
  return {
    subject: `Reset your ${branding.productName} password`,
    preview: 'Choose a new password within an hour.',
    heading: 'Reset your password',
    body: [
      greeting(name),
      paragraph(
        `Somebody asked to reset the password of your ${branding.productName} account. If it was you, choose a new one here. The link works once, for one hour.`,
      ),
      actionButton('Choose a new password', href),
      smallPrint('If the button does not work, open this link: ', link(href)),
      smallPrint('If it was not you, you do not need to do anything. Your password stays as it is.'),
    ],
  }
}

interface PasswordChange {
  readonly name: string | null
  readonly keys?: { readonly count: number; readonly revoked: boolean }
}

export function passwordChanged({ name, keys }: PasswordChange, branding: MailBranding): MailContent {
  const reset = `${branding.origin}/forgotpassword`
  return {
    subject: `Your ${branding.productName} password was changed`,
    preview: 'If it was you, all is well. If not, read on.',
    heading: 'Your password was changed',
    body: [
      greeting(name),
      paragraph(
        `The password of your ${branding.productName} account has just been changed, and your other devices are signed out.`,
      ),
      ...(keys === undefined ? [] : [sayKeys(keys, branding)]),
      paragraph('If it was you, all is well.'),
      paragraph(
        'If it was not you, choose a new password at once at ',
        link(reset),
        ' and tell us at ',
        supportLink(branding.supportEmail),
        '.',
      ),
    ],
  }
}

function sayKeys({ count, revoked }: { count: number; revoked: boolean }, { origin }: MailBranding) {
  const made = link(`${origin}/apikeys`)
  const named = count === 1 ? '1 API key' : `${count} API keys`
  if (revoked)
    return paragraph(`${named} of your account ${count === 1 ? 'was' : 'were'} revoked. Make new ones at `, made, '.')
  return paragraph(
    `${named} of your account still ${count === 1 ? 'works' : 'work'}. Revoke what you do not need at `,
    made,
    '.',
  )
}

/** The notice of a new API key. The key itself is in no mail. */
export function keyMade(
  { name, key, scopes }: { name: string | null; key: string; scopes: readonly KeyScope[] },
  branding: MailBranding,
): MailContent {
  return {
    subject: `An API key of your ${branding.productName} account was made`,
    preview: 'If it was you, all is well. If not, read on.',
    heading: 'An API key was made',
    body: [
      greeting(name),
      paragraph(
        `The API key “${unlinkText(key)}” of your ${branding.productName} account was made just now. Whoever has it may:`,
      ),
      ...scopes.map((scope) => paragraph(`${SCOPE_WORDS[scope]}.`)),
      paragraph('If it was you, all is well.'),
      paragraph(
        'If it was not you, revoke it at once at ',
        link(`${branding.origin}/apikeys`),
        ', choose a new password at ',
        link(`${branding.origin}/forgotpassword`),
        ' and tell us at ',
        supportLink(branding.supportEmail),
        '.',
      ),
    ],
  }
}

export function accountDeleted({ name }: { name: string | null }, branding: MailBranding): MailContent {
  return {
    subject: `Your ${branding.productName} account was deleted`,
    preview: 'Your account and all its data have been deleted.',
    heading: 'Your account was deleted',
    body: [
      greeting(name),
      paragraph(
        `Your ${branding.productName} account and all its data have been deleted, including your saved calculations. If you had Premium, it ended at the same time.`,
      ),
      paragraph('Thank you for being with us. You are welcome back any time.'),
      paragraph('If it was not you who deleted it, tell us at ', supportLink(branding.supportEmail), '.'),
    ],
  }
}
