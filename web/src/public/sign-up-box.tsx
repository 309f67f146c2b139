import button from '../ui/button.module.css'
import field from '../ui/field.module.css'
import { paths } from '../paths.ts'
import type { Audience } from './page-props.ts'

/**
 * Name and email for the sign-up form. The boxes have no names, so the form does not put them into the address:
 * public.ts stores them for the next page. Without JavaScript only the button is shown.
 */
export function SignUpBox({ audience }: { readonly audience: Audience }) {
  return (
    <form action={paths.signUp} noValidate data-sign-up="" className="fields bottom">
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
    <div className={`needs-script stack close packed shrinks ${field.field}`}>
      <label className={`bold ${field.label}`} htmlFor={id}>
        {label}
      </label>
      <div className={`flex middle target edged round raised clipped ${field.box}`}>
        <input id={id} type={type} autoComplete={autoComplete} className={`grows full shrinks medium ${field.input}`} />
      </div>
    </div>
  )
}
