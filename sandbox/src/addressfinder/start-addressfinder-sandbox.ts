import { startStandIn, type StandIn } from '../stand-in/start-stand-in.ts'
import {
  ADDRESSFINDER_KEY,
  ADDRESSFINDER_PARTS,
  ADDRESSFINDER_SECRET,
  addressFinderError,
  addressFinderPart,
  addressFinderResponse,
  type AddressFinderPart,
} from './addressfinder-api.ts'

export interface AddressFinderSandbox extends StandIn<AddressFinderPart> {
  readonly key: string
  readonly secret: string
}

/** Listens on this machine only; port 0 takes any free port. Never for production. */
export async function startAddressFinderSandbox(port = 0): Promise<AddressFinderSandbox> {
  const standIn = await startStandIn<AddressFinderPart>(
    {
      parts: ADDRESSFINDER_PARTS,
      findPart: addressFinderPart,
      respond: addressFinderResponse,
      refuse: (fault) => {
        if (fault === 'broken') return { status: 500, body: { message: 'Internal error' } }
        if (fault === 'unauthorized') return addressFinderError('1001', 401)
        if (fault === 'forbidden') return addressFinderError('1009', 403)
        return { status: 429, body: { message: 'Too many requests', success: false }, headers: { 'retry-after': '7' } }
      },
      empty: (part) =>
        part === 'metadata'
          ? addressFinderError('1011')
          : { status: 200, body: { completions: [], paid: true, demo: false, success: true } },
      headers: {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    },
    port,
  )
  return { ...standIn, key: ADDRESSFINDER_KEY, secret: ADDRESSFINDER_SECRET }
}
