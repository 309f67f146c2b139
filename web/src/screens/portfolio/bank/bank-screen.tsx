import { OwnedScreen } from '../owned-screen.tsx'

export function OwnedBankScreen() {
  return <OwnedScreen page="ownedBank">{null}</OwnedScreen>
}
