import { OwnedScreen } from '../owned-screen.tsx'

export function OwnedRatesScreen() {
  return <OwnedScreen page="ownedRates">{null}</OwnedScreen>
}
