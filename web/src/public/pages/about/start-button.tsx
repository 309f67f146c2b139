import { signUpPath } from '../../../paths.ts'
import type { Audience } from '../../page-props.ts'
import { AnchorButton } from '../parts/anchor-button.tsx'

/** Signs a visitor up; who is signed in is redirected to the calculator. */
export function StartButton({ audience }: { readonly audience: Audience }) {
  return (
    <AnchorButton to={signUpPath({ professional: audience === 'professional' })} look="primary">
      <span className="for-visitor">Start free</span>
      <span className="for-member">Go to Calculator</span>
    </AnchorButton>
  )
}
