import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { Link, useParams } from 'react-router'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { screenPath } from '../../paths.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { HomesList } from './list/homes-list.tsx'
import { PasteList } from './paste-list.tsx'
import { readWaiting, WAITING } from './stored-list.ts'
import { StoredLists } from './stored-lists.tsx'

/** A list of homes to rank: a new one, or one that is stored. */
export function ScreenScreen() {
  const { id } = useParams()
  if (id !== undefined) return <HomesList id={id} />
  return (
    <Screen heading="Rank a list of homes">
      <p>
        Paste the homes that you are looking at. Each gets its rent, its yields and its cash each week on your terms,
        and you see which are worth a closer look.
      </p>
      {readWaiting() === null ? null : (
        <Notice>
          <Link to={screenPath(WAITING)}>A list that you read without a connection</Link> is not stored yet.
        </Notice>
      )}
      <WithAccount height="20rem">
        {(account) => (
          <>
            {mayUsePremiumFeatures(account) ? null : (
              <div className="row wide">
                <p>
                  Without Premium you have one list: its first ten homes are read, and those in your own suburb get
                  figures.
                </p>
                <UpgradeLink />
              </div>
            )}
            <PasteList />
          </>
        )}
      </WithAccount>
      <StoredLists />
    </Screen>
  )
}
