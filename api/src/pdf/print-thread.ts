import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { drawPage } from './draw-page.ts'
import type { Printed, PrintedPage } from './printed-page.ts'

parentPort?.on('message', (page: PrintedPage) => {
  void print(page).then((printed) => parentPort?.postMessage(printed, 'bytes' in printed ? [printed.bytes.buffer] : []))
})

async function print(page: PrintedPage): Promise<Printed> {
  try {
    return { bytes: new Uint8Array(await renderToBuffer(await drawPage(page))) }
  } catch (error) {
    // Not its message, which may repeat typed text.
    return { problem: String(recordOrEmpty(error)['name']) }
  }
}
