import { endpoints } from '@homeyield/contract/endpoints'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../navigation/link.tsx'
import { useNavigate } from '../../navigation/app-router-context.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { whenResting } from '../../frame/when-resting.ts'
import { paths } from '../../paths.ts'
import { call } from '../../requests/call.ts'
import { useConfig } from '../../requests/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { FormRefusal } from '../../session/form-refusal.tsx'
import { useSignedIn } from '../../session/session.ts'
import { takeTarget } from '../../session/target.ts'
import { forgetTyped } from '../../session/typed-sign-up.ts'
import { useShortForm } from '../../session/use-short-form.ts'

const FIELDS = ['email', 'password'] as const
// What checks the form is not needed before there is something to check.
const schema = async () => (await import('@homeyield/contract/account')).authenticateBody
whenResting(() => void schema().catch(() => undefined))

/** Signing in, and on to where the person wanted to go. Source: specification sections 2, 4 and 5. */
export function SignInScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { product_name } = useConfig()
  const { form, errors, refusal, sending } = useShortForm(FIELDS, schema, (body) =>
    call(endpoints.authenticate, { body }),
  )

  // Whoever signs in, here or in another tab, goes on to where they wanted to go.
  useEffect(() => {
    if (!signedIn) return
    forgetTyped()
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
      <form {...form}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" look="primary" busy={sending}>
          {sending ? 'Signing in' : 'Sign In'}
        </Button>
        <FormRefusal error={refusal} />
      </form>
    </AccountCard>
  )
}
