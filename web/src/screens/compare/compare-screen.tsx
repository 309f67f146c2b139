import { Notice } from '../../controls/notice.tsx'
import { LinkButton } from '../../controls/link-button.tsx'
import { Screen } from '../../frame/screen.tsx'
import { paths } from '../../paths.ts'

/** The comparison table's address. Source: specification section 2. */
export function CompareScreen() {
  return (
    <Screen heading="Compare calculations" width="wide">
      <Notice>The comparison table is not open yet.</Notice>
      <p>
        <LinkButton to={paths.calculations}>Back to the list</LinkButton>
      </p>
    </Screen>
  )
}
