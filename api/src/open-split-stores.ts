import type { SplitReads } from '@homeyield/database/split-reads'
import { type ExportStore, openExportStore } from './accounts/export-store.ts'
import { type CalculationStore, openCalculationStore } from './calculations/calculation-store.ts'
import { type ListedStore, openListedStore } from './calculations/listed-calculations-store.ts'
import { type ListedInputsStore, openListedInputsStore } from './calculations/listed-inputs-store.ts'
import { type MarketRentStore, openMarketRentStore } from './market-rent/market-rent-store.ts'

interface SplitStores {
  readonly listed: ListedStore
  readonly saved: Pick<CalculationStore, 'find'>
  readonly listedInputs: ListedInputsStore
  readonly exports: ExportStore
  readonly marketRents: MarketRentStore
}

/** The stores whose reads a replica can take. */
export function openSplitStores(reads: SplitReads): SplitStores {
  const fromListed = reads((database) => openListedStore(database, reads))
  const fromCalculations = reads(openCalculationStore)
  const fromInputs = reads(openListedInputsStore)
  const fromExports = reads((database) => openExportStore(database, reads))
  const fromRents = reads(openMarketRentStore)
  return {
    listed: {
      list: (...given) => fromListed((store) => store.list(...given)),
      page: (...given) => fromListed((store) => store.page(...given)),
    },
    saved: { find: (...given) => fromCalculations((store) => store.find(...given)) },
    listedInputs: { list: (...given) => fromInputs((store) => store.list(...given)) },
    exports: { read: (...given) => fromExports((store) => store.read(...given)) },
    marketRents: {
      rentsOf: (...given) => fromRents((store) => store.rentsOf(...given)),
      sa2OfMeshblock: (...given) => fromRents((store) => store.sa2OfMeshblock(...given)),
    },
  }
}
