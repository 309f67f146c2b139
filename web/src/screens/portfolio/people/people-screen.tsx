import { OwnedScreen } from '../owned-screen.tsx'

export function OwnedPeopleScreen() {
  return <OwnedScreen page="ownedPeople">{null}</OwnedScreen>
}
