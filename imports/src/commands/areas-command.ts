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
    .description(
      `statistical areas, meshblocks and outlines, prepared from Stats NZ’s files: ${Object.values(AREA_FILES).join(', ')}`,
    )
    .addHelpText('after', FILES)
    .requiredOption('--folder <path>', 'the folder with these files')
    .option('--dry-run', 'check the files and compare them with the current areas; change nothing', false)
    .action(({ folder, dryRun }: AreasOptions) =>
      run(async ({ database, pathOf }) => {
        const report = await importAreas(database, pathOf(folder), { dryRun })
        const result = dryRun
          ? 'A dry run: nothing was changed.'
          : 'Imported. Running servers use them within seconds. Addresses keep the areas they had: import them again.'
        return `${describeAreas(report)}${result}\n`
      }),
    )
}

const FILES = `
The files, prepared from those of Stats NZ, which have other names and columns:
  ${AREA_FILES.areas}: sa2_code, sa2_name, ta_code, ta_name, region_code, region_name, ur_indicator, latitude, longitude
  ${AREA_FILES.meshblocks}: meshblock (seven digits), sa2_code
  ${AREA_FILES.outlines}: GeoJSON in WGS84, each feature with the property sa2_code
Addresses get their area when they are imported: import them again afterwards.`

function describeAreas({ areas, meshblocks, outlines, added, removed, renamed }: AreaReport): string {
  const format = (count: number) => count.toLocaleString('en-NZ')
  const list = (what: string, names: readonly string[]) => (names.length > 0 ? `${what}: ${names.join(', ')}\n` : '')
  const counts = `${format(areas)} areas, ${format(meshblocks)} meshblocks, ${format(outlines)} outlines.\n`
  return counts + list('Added', added) + list('Removed', removed) + list('Renamed', renamed)
}
