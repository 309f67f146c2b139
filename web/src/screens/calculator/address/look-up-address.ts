import type { Area } from '@homeyield/contract/area'
import { call } from '../../../api-client/call.ts'
import type { MarketRent } from '../model/calculator-state.ts'
import type { ChosenAddress } from '../model/calculator-transitions.ts'
import { findMarketRent } from './market-rent.ts'

/**
 * What an address can be chosen by: its id, an area with the street as it is typed by then, or the whole address as the widget
 * answers it.
 */
export type AddressChoice =
  | { readonly id: string }
  | { readonly area: Area; readonly street: () => string }
  | { readonly address: ChosenAddress }

/** A chosen address as the calculation takes it, and the market rent there. Throws what the server refuses. */
export async function lookUpAddress(
  choice: AddressChoice,
): Promise<{ readonly address: ChosenAddress; readonly marketRent: MarketRent }> {
  const place = await placeOf(choice)
  const marketRent = await findMarketRent(place)
  // The street may have been typed on meanwhile.
  return { address: 'area' in choice ? addressIn(choice.area, choice.street()) : place, marketRent }
}

function placeOf(choice: AddressChoice): ChosenAddress | Promise<ChosenAddress> {
  if ('address' in choice) return choice.address
  return 'id' in choice ? readAddress(choice.id) : addressIn(choice.area, '')
}

function addressIn({ name, territorial_authority, sa2_code }: Area, street: string): ChosenAddress {
  return {
    property: [street.trim(), name, territorial_authority].filter(Boolean).join(', '),
    is_sample_address: false,
    suburb: name,
    city: territorial_authority,
    meshblock: null,
    sa2_code,
  }
}

async function readAddress(id: string): Promise<ChosenAddress> {
  const found = await call('readAddress', { params: { id } })
  return {
    property: found.address,
    is_sample_address: found.sample,
    suburb: found.suburb,
    city: found.city,
    meshblock: found.meshblock,
    sa2_code: found.sa2_id === '' ? null : found.sa2_id,
  }
}
