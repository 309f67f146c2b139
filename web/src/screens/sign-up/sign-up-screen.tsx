import type { Look } from '@homeyield/contract/look'
import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { useEffect, useLayoutEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { emitEvent } from '../../analytics/marketing-event.ts'
import { setFlash } from '../../messages/flash.ts'
import { openCheckout } from '../../components/open-checkout.ts'
import { calculatorPath, paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { EMAIL, NAME, newPasswordFields } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { isSignedIn } from '../../session/session.ts'
import { rememberTarget, takeTarget } from '../../session/target.ts'
import { onTokenChange } from '../../storage/token-store.ts'
import { forgetTypedSignUp, readTypedSignUp } from '../../session/typed-sign-up.ts'
import { pathAfterSignUp } from './path-after-sign-up.ts'
import { pathOfLook } from '../../session/path-of-look.ts'
import { signUpResolver, toCreateAccountBody, withCouponAdvice } from './sign-up-form.ts'
import type { SignUpValues } from './sign-up-form.ts'

const FIELDS = [NAME, EMAIL, ...newPasswordFields('Password')] as const

const COUPON = {
  name: 'coupon_code',
  label: 'Coupon Code',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const
const KEPT = 'We save it for when you get Premium.'

const LOOK_LOST = 'You looked at this rent more than a day ago. Choose the place again.'

const NOTHING = { password: '', password_confirmation: '', coupon_code: '' }

/** The first calculation, with the deposit and rate that the week at its price assumed. */
function pathOf(look: Look): string {
  const place = calculatorPath(look.sa2_code, look.dwelling, look.bedrooms, look)
  return look.price ? `${place}&assumed=true` : place
}

/** Creates an account and signs in. */
export function SignUpScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const professional = useProfessionalAudience()
  const wantsPremium = search.get('go-premium') === 'true'
  const hasCoupon = search.get('coupon') === 'true'
  const sentLook = search.get('look')
  // Of a suburb's page about rents.
  const linked = search.has('area') ? `${paths.calculator}?${search.toString()}` : null
  const { support_email, plan_price = PREMIUM_PRICE_PER_MONTH } = useConfig()
  const form = useForm<SignUpValues>({
    resolver: signUpResolver,
    defaultValues: { ...NOTHING, ...readTypedSignUp() },
  })

  // Somebody who signs in in another tab continues here too.
  useEffect(
    () =>
      onTokenChange((elsewhere) => {
        if (elsewhere && isSignedIn()) void navigate(wantsPremium ? paths.plans : takeTarget(), { replace: true })
      }),
    [navigate, wantsPremium],
  )

  const flag = professional ? '?professional=true' : ''

  async function signUp(values: SignUpValues) {
    const body = toCreateAccountBody(values, professional, sentLook)
    const { account, look } = await call('createAccount', { body }).catch((problem: unknown) => {
      throw withCouponAdvice(problem)
    })
    forgetTypedSignUp()
    const welcome = `Welcome. We sent a link to ${account.email} to confirm your address.`
    const isLookLost = sentLook !== null && !look
    setFlash({ kind: 'success', text: isLookLost ? `${welcome} ${LOOK_LOST}` : welcome })
    if (look) rememberTarget(pathOf(look))
    else if (linked !== null) rememberTarget(linked)
    if (wantsPremium) {
      await goPremium()
    } else {
      emitEvent({ name: 'freesuccess' })
      await navigate(pathAfterSignUp(takeTarget()), { replace: true })
    }
  }

  // The account exists even if the checkout does not open: the message explains, and the plans can open it again.
  async function goPremium() {
    try {
      await openCheckout(null)
    } catch (problem) {
      const why = sentenceFor(problem, support_email)
      setFlash({ kind: 'error', text: `Your account was created, but the checkout did not open. ${why}` })
      await navigate(paths.plans, { replace: true })
    }
  }

  return (
    <AccountCard
      heading="Sign Up"
      lead={
        wantsPremium
          ? `First create your account, then go to the checkout. Premium is $${plan_price.toFixed(2)} a month, GST included.`
          : professional
            ? 'For property managers, salespeople, advisers and brokers.'
            : undefined
      }
      after={
        <p>
          Already have an account?{' '}
          <Link
            to={`${paths.signIn}${search.size > 0 ? `?${search.toString()}` : ''}`}
            onClick={() => {
              const seen = sentLook === null ? linked : pathOfLook(sentLook)
              if (wantsPremium) rememberTarget(hasCoupon ? `${paths.plans}?coupon=true` : paths.plans)
              else if (seen !== null) rememberTarget(seen)
            }}
          >
            Sign In
          </Link>
        </p>
      }
    >
      <AccountForm
        form={form}
        fields={hasCoupon ? [...FIELDS, { ...COUPON, hint: wantsPremium ? undefined : KEPT }] : FIELDS}
        submit="Sign Up"
        pending="Signing up"
        onSend={signUp}
      >
        <p className="quiet">
          By signing up you accept the <Link to={paths.termsAndConditions + flag}>Terms and Conditions</Link> and the{' '}
          <Link to={paths.privacyPolicy + flag}>Privacy Policy</Link>.
        </p>
      </AccountForm>
    </AccountCard>
  )
}

/** Whether the page is for property professionals (`?professional=true`); the whole window then has their colours. */
function useProfessionalAudience(): boolean {
  const [search] = useSearchParams()
  const professional = search.get('professional') === 'true'
  useLayoutEffect(() => {
    if (!professional) return undefined
    document.documentElement.dataset['audience'] = 'professional'
    return () => {
      delete document.documentElement.dataset['audience']
    }
  }, [professional])
  return professional
}
