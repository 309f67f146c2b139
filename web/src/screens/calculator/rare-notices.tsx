import { useOnline } from '../../api-client/use-online.ts'
import { calculationPath, paths } from '../../paths.ts'
import { rememberTarget } from '../../session/target.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Where the default expenses come from. Source: decision 19. */
export function StartedOffline({ expenses }: { expenses: 'cached' | 'built-in' }) {
  const online = useOnline()
  return (
    <Notice>
      {online
        ? 'You opened the calculator without a connection. '
        : 'You are offline. Every figure still works, and what you enter is stored in this browser. '}
      {expenses === 'cached'
        ? 'The default expenses are those of your last visit.'
        : 'Your default expenses could not be fetched. These are the guide figures of the app: check them.'}
    </Notice>
  )
}

/** For a lapsed account: Premium makes it editable again. Source: decisions section 3, "Lapsed premium". */
export function Readonly({ id }: { id: string }) {
  return (
    <Notice look="warning">
      This calculation is read-only. Without Premium you can change only the one you saved last.
      <LinkButton to={paths.plans} onClick={() => rememberTarget(calculationPath(id))}>
        Upgrade to change it
      </LinkButton>
    </Notice>
  )
}
