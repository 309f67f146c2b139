import type { Command } from 'commander'
import { AREA_FILES, type AreaReport, importAreas } from '../areas/import-areas.ts'
import type { RunImport } from './import-session.ts'

interface AreasOptions {
  folder: string
  dryRun: boolean
}

export function addAreasCommand(program: Command, run: RunImport): void {
  program
    .command('areas')
    .description(`statistical areas, meshblocks and outlines of Stats NZ: ${Object.values(AREA_FILES).join(', ')}`)
    .requiredOption('--folder <path>', 'the folder with these files')
    .option('--dry-run', 'check the files and compare them with the current areas; change nothing', false)
    .action(({ folder, dryRun }: AreasOptions) =>
      run(async ({ database, pathOf }) => {
        const report = await importAreas(database, pathOf(folder), { dryRun })
        const result = dryRun
          ? 'A dry run: nothing was changed.'
          : 'Imported. Restart the servers: they read areas when they start.'
        return `${describeAreas(report)}${result}\n`
      }),
    )
}

function describeAreas({ areas, meshblocks, outlines, added, removed, renamed }: AreaReport): string {
  const format = (count: number) => count.toLocaleString('en-NZ')
  const list = (what: string, names: readonly string[]) => (names.length > 0 ? `${what}: ${names.join(', ')}\n` : '')
  const counts = `${format(areas)} areas, ${format(meshblocks)} meshblocks, ${format(outlines)} outlines.\n`
  return counts + list('Added', added) + list('Removed', removed) + list('Renamed', renamed)
}
