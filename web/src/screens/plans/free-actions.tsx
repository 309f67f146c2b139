import type { Account } from '@homeyield/contract/account'
import { LinkButton } from '../../controls/link-button.tsx'
import { paths } from '../../paths.ts'
import styles from './actions.module.css'

type FreeActionsProps = { readonly account: Account } | { readonly to: string }

/** What can be done about the Free plan: taken by a visitor, used by who has it. Source: specification section 2, /plans. */
export function FreeActions(props: FreeActionsProps) {
  if ('to' in props) return <LinkButton to={props.to}>Get Free</LinkButton>
  if (props.account.premium) return <p className={styles.quiet}>All of this is in your Premium.</p>
  return <LinkButton to={paths.calculator}>Go to Calculator</LinkButton>
}
