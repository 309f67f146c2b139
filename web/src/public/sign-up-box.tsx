import button from '../ui/button.module.css'
import field from '../ui/field.module.css'
import { paths } from '../paths.ts'
import type { Audience } from './page-props.ts'
import styles from './sign-up-box.module.css'

/**
 * Name and e-mail address, on to the sign-up form for a free account, which then has them already. They never stand in an address:
 * their boxes have no names, so the form sends none, and public.ts hands them over. Without JavaScript only the way on is there.
 * Source: decisions section 5, "Flags".
 */
export function SignUpBox({ audience }: { readonly audience: Audience }) {
  return (
    <form action={paths.signUp} noValidate data-sign-up="" className={styles.box}>
      <input type="hidden" name="referrer" value="freesignup" />
      {audience === 'professional' ? <input type="hidden" name="professional" value="true" /> : null}
      <Line id="sign-up-name" label="Full Name" type="text" autoComplete="name" />
      <Line id="sign-up-email" label="Email" type="email" autoComplete="email" />
      <button type="submit" className={`${button.button} ${button.primary}`}>
        Sign Up for free
      </button>
    </form>
  )
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly type: 'text' | 'email'
  readonly autoComplete: string
}

function Line({ id, label, type, autoComplete }: LineProps) {
  return (
    <div className={`${field.field} ${styles.line}`}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box}>
        <input id={id} type={type} autoComplete={autoComplete} className={field.input} />
      </div>
    </div>
  )
}
