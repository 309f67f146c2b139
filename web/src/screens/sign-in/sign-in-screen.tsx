import { authenticateBody } from '@homeyield/contract/account'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { EMAIL, PASSWORD } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { useSignedIn } from '../../session/session.ts'
import { pathOfLook } from '../../session/path-of-look.ts'
import { rememberTarget, takeTarget } from '../../session/target.ts'
import { forgetTypedSignUp } from '../../session/typed-sign-up.ts'

interface SignInValues {
  email: string
  password: string
}

const FIELDS = [EMAIL, PASSWORD] as const
const resolver = schemaResolver<SignInValues>(authenticateBody)

async function signIn(body: SignInValues): Promise<void> {
  await call('authenticate', { body })
}

/** Signs in and continues to the remembered target. */
export function SignInScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { product_name } = useConfig()
  const form = useForm<SignInValues>({ resolver, defaultValues: { email: '', password: '' } })

  // A visitor's look; who wants Premium goes to the plans first.
  useEffect(() => {
    const flags = new URLSearchParams(search)
    const seen = flags.has('go-premium') ? null : pathOfLook(flags.get('look') ?? '')
    if (seen !== null) rememberTarget(seen)
  }, [search])

  // After signing in, here or in another tab, continue to the target.
  useEffect(() => {
    if (!signedIn) return
    forgetTypedSignUp()
    void navigate(takeTarget(), { replace: true })
  }, [signedIn, navigate])

  return (
    <AccountCard
      heading="Sign In"
      after={
        <>
          <Link to={paths.forgotPassword}>Forgot Password?</Link>
          <p>
            New to {product_name}? <Link to={paths.signUp + search}>Sign Up</Link>
          </p>
        </>
      }
    >
      <AccountForm form={form} fields={FIELDS} submit="Sign In" pending="Signing in" onSend={signIn} />
    </AccountCard>
  )
}
