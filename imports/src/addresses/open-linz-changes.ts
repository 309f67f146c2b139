import { SourceFault } from '../http/source-fault.ts'
import { featureValue } from './linz-feature.ts'
import { openLinzReader } from './linz-address.ts'
import { LINZ_SOURCE, type LinzAccess, openLinzLayer } from './open-linz-layer.ts'
import type { AddressChange, AddressChanges } from './source-address.ts'

const KINDS = ['INSERT', 'UPDATE', 'DELETE'] as const

interface LinzChangesOptions extends LinzAccess {
  /** The state of the last import (ISO). */
  readonly from: string
  /** The time now (ISO): the same for every page. */
  readonly to: string
}

/**
 * Opens the changes of LINZ’s addresses between two times. An address that is no longer current, on land or usable is
 * deleted. Throws as openLinz.
 */
export async function openLinzChanges({ from, to, ...access }: LinzChangesOptions): Promise<AddressChanges> {
  if (!(Date.parse(from) < Date.parse(to))) {
    throw new SourceFault(`The last import is of ${from}, which is not before ${to}. Is the clock right?`)
  }
  const readPages = await openLinzLayer(access, {
    typeName: 'layer-123113-changeset',
    viewParams: `from:${from};to:${to}`,
    properties: ['__change__'],
  })
  return {
    source: LINZ_SOURCE,
    asOf: to,
    async *read({ signal, onProgress, leftOut }) {
      const readAddress = openLinzReader(leftOut)
      for await (const { features, share } of readPages(signal)) {
        onProgress(share)
        yield features.map((feature): AddressChange => {
          const kind = KINDS.find((kind) => kind === feature.properties['__change__'])
          const id = String(feature.properties.address_id)
          if (kind === undefined) throw new SourceFault(`LINZ’s data service gave an unknown change of address ${id}.`)
          const address = kind === 'DELETE' ? null : readAddress((column) => featureValue(feature, column))
          return address === null ? { kind: 'delete', id } : { kind: 'store', address }
        })
      }
    },
  }
}
