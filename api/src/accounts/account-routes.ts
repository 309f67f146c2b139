import type { Handlers } from '../http/handlers.ts'
import { authenticate } from './authenticate.ts'
import { createAccount, type SignInDeps } from './create-account.ts'
import { readAccount } from './read-account.ts'
import { signOut } from './sign-out.ts'

/** What serves the accounts' endpoints. */
export function accountRoutes(
  deps: SignInDeps,
): Pick<Handlers, 'createAccount' | 'authenticate' | 'readAccount' | 'signOut'> {
  const [create, signIn, read, end] = [createAccount(deps), authenticate(deps), readAccount(deps), signOut(deps)]
  return {
    createAccount: (visitor, { body }) => create(visitor, body),
    authenticate: (visitor, { body }) => signIn(visitor, body),
    readAccount: (viewer) => read(viewer),
    signOut: (viewer) => end(viewer),
  }
}
