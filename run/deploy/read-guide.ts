import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')

/** The commands in the code blocks of a section of the guide, in their order. */
export function readCommands(heading: string): readonly string[] {
  const [, section = ''] = GUIDE.split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/gu)].map(([, block = '']) => block)
  return blocks.flatMap((block) => block.split('\n')).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
}
