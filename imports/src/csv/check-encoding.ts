import { isUtf8 } from 'node:buffer'
import { Transform } from 'node:stream'

const LINE_FEED = 10

/** Passes UTF-8 text on; fails with the line of the first byte that is not. Zero bytes are taken for UTF-16. */
export function checkEncoding(path: string): Transform {
  let lines = 0
  let rest: Buffer = Buffer.alloc(0)
  const check = (text: Buffer) => {
    const before = lines
    const split = text.toString('latin1').split('\n')
    lines += split.length - 1
    if (isText(text)) return null
    const wrong = before + 1 + split.findIndex((line) => !isText(Buffer.from(line, 'latin1')))
    return new Error(
      `${path}, line ${wrong}: the text is not UTF-8. Save the file as CSV in UTF-8, or download it again.`,
    )
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      // A letter may continue in the next chunk, a line feed never does.
      const end = chunk.lastIndexOf(LINE_FEED) + 1
      const fault = end === 0 ? null : check(Buffer.concat([rest, chunk.subarray(0, end)]))
      rest = end === 0 ? Buffer.concat([rest, chunk]) : chunk.subarray(end)
      if (fault) done(fault)
      else done(null, chunk)
    },
    flush: (done) => done(check(rest)),
  })
}

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0)
}
