import type {
  AddressChange,
  AddressChanges,
  AddressList,
  ReadProgress,
  SourceAddress,
} from '../addresses/source-address.ts'
import { type Counted, Tally } from '../report/import-report.ts'

interface ReadAll<Item> {
  readonly items: readonly Item[]
  readonly leftOut: readonly Counted[]
  readonly shares: readonly number[]
}

/** Reads a source to its end. */
export async function readAll(list: AddressList): Promise<ReadAll<SourceAddress>>
export async function readAll(list: AddressChanges): Promise<ReadAll<AddressChange>>
export async function readAll(list: AddressList | AddressChanges): Promise<ReadAll<SourceAddress | AddressChange>> {
  const [leftOut, shares, items] = [new Tally(), [] as number[], [] as (SourceAddress | AddressChange)[]]
  const progress: ReadProgress = {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
    leftOut,
  }
  for await (const batch of list.read(progress)) items.push(...batch)
  return { items, leftOut: leftOut.list(), shares }
}
