/** Tells a password manager whose password a form is about, where the form does not ask for the e-mail address. */
export function UsernameForManager({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
