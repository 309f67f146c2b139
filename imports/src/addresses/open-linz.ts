import { featureValue } from './linz-feature.ts'
import { openLinzReader } from './linz-address.ts'
import { LINZ_SOURCE, type LinzAccess, openLinzLayer } from './open-linz-layer.ts'
import type { AddressList, SourceAddress } from './source-address.ts'

interface LinzOptions extends LinzAccess {
  /** The time now (ISO), from which the next import asks for changes. */
  readonly asOf: string
}

/** Opens all addresses of LINZ’s data service (WFS). Throws when it does not answer, refuses the key or lacks a column. */
export async function openLinz({ asOf, ...access }: LinzOptions): Promise<AddressList> {
  const readPages = await openLinzLayer(access, { typeName: 'layer-123113' })
  return {
    source: LINZ_SOURCE,
    asOf,
    async *read({ signal, onProgress, leftOut }) {
      const readAddress = openLinzReader(leftOut)
      for await (const { features, share } of readPages(signal)) {
        onProgress(share)
        yield features
          .map((feature) => readAddress((column) => featureValue(feature, column)))
          .filter((address): address is SourceAddress => address !== null)
      }
    },
  }
}
