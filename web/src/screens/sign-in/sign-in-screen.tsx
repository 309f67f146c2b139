import { authenticateBody } from '@homeyield/contract/account'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { schemaResolver } from '../../api-client/schema-resolver.ts'
import { showRefusal } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { FormRefusal } from '../../session/form-refusal.tsx'
import { useSignedIn } from '../../session/session.ts'
import { takeTarget } from '../../session/target.ts'
import { forgetTypedSignUp } from '../../session/typed-sign-up.ts'

interface SignInValues {
  email: string
  password: string
}

const resolver = schemaResolver<SignInValues>(authenticateBody)

/** Signs in and continues to the remembered target. Source: specification sections 2, 4 and 5. */
export function SignInScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { product_name, support_email } = useConfig()
  const { register, handleSubmit, setError, formState } = useForm<SignInValues>({
    resolver,
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  async function signIn(body: SignInValues) {
    try {
      await call('authenticate', { body })
    } catch (problem) {
      showRefusal(setError, ['email', 'password'], problem, support_email)
    }
  }

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
      <form noValidate onSubmit={(event) => void handleSubmit(signIn)(event)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Signing in' : 'Sign In'}
        </Button>
        <FormRefusal error={errors.root?.['server']} />
      </form>
    </AccountCard>
  )
}
