import { AddressByHand, type AddressByHandProps } from './address-by-hand.tsx'
import { NearMe, type NearMeProps } from './near-me.tsx'

export type OtherWayProps =
  | ({ readonly way: 'by-hand' } & AddressByHandProps)
  | ({ readonly way: 'near-me' } & NearMeProps)

/** To a home without the search of addresses: typed by hand, or near the person. */
export function OtherWay(props: OtherWayProps) {
  return props.way === 'by-hand' ? <AddressByHand {...props} /> : <NearMe {...props} />
}
