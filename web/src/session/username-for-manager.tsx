/** Tells a password manager which account a form belongs to when it has no email field. */
export function UsernameForManager({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
