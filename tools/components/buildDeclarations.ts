import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BaseError } from '@souk/base'
import { run } from '../stages/run.mjs'
import { imported } from '../stages/strangers.mjs'

/**
 * Writes the declarations of entry points, and of the modules that they name.
 *
 * @param options.folder - The package's folder.
 * @param options.outDir - Where the declarations go.
 * @param options.entries - Modules below `src`, without their ending.
 * @param options.known - The packages that users have.
 * @throws {StrangeDeclarationError} when a declaration names a package that users do not have.
 */
export async function buildDeclarations(options: buildDeclarations.Options): Promise<void> {
  const written = await mkdtemp(join(tmpdir(), 'souk-declarations-'))
  try {
    const unnamed = await compile(join(options.folder, 'tsconfig.build.json'), written)
    await copyNamed(join(written, 'packages/ui/src'), { ...options, unnamed })
  } finally {
    await rm(written, { recursive: true, force: true })
  }
}

export declare namespace buildDeclarations {
  type Options = { folder: string; outDir: string; entries: readonly string[]; known: readonly string[] }
}

/** Writes all declarations. @returns The sources with types that only a deep path into a package names, which no user may see. */
async function compile(config: string, outDir: string): Promise<readonly string[]> {
  const { code, output } = await run('tsc', ['-p', config, '--outDir', outDir, '--pretty', 'false'])
  const issues = code === 0 ? [] : output.split('\n').filter((line) => line.trim() !== '')
  const unnamed = issues.flatMap(
    (line) => /^packages\/ui\/src\/(.+)\.tsx?\(.+error TS2883:/.exec(line)?.[1] ?? [],
  )
  if (unnamed.length < issues.length) throw new DeclarationsFailedError({ output })
  return unnamed
}

async function copyNamed(
  from: string,
  { outDir, entries, known, unnamed }: buildDeclarations.Options & { unnamed: readonly string[] },
): Promise<void> {
  const paths = new Set(entries.map((entry) => `${entry}.d.ts`))
  // Grows while it is read: each file adds those that it names.
  for (const path of paths) {
    if (unnamed.includes(path.replace(/\.d\.ts$/, '')))
      throw new StrangeDeclarationError({ path, name: 'a type of another package by its file' })
    for (const name of imported({ path, text: await readFile(join(from, path), 'utf8') }))
      if (name.startsWith('./') || isBelow(path, name))
        paths.add(join(dirname(path), name.replace(/\.js$/, '.d.ts')))
      else if (!known.some((one) => name === one || name.startsWith(`${one}/`)))
        throw new StrangeDeclarationError({ path, name })
    await mkdir(dirname(join(outDir, path)), { recursive: true })
    await cp(join(from, path), join(outDir, path))
  }
}

/** Tells whether a relative import stays in the package. */
function isBelow(path: string, name: string): boolean {
  return name.startsWith('../') && !join(dirname(path), name).startsWith('..')
}

/** Thrown when a declaration names a package that users do not have. */
class StrangeDeclarationError extends BaseError<{ path: string; name: string }> {
  override readonly name = 'buildDeclarations.StrangeDeclarationError'
  constructor(facts: { path: string; name: string }) {
    super(
      `The declaration ${facts.path} names ${facts.name}, which is not published. Give its types a module of their own.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when the sources do not compile. */
class DeclarationsFailedError extends BaseError<{ output: string }> {
  override readonly name = 'buildDeclarations.DeclarationsFailedError'
  constructor(facts: { output: string }) {
    super(`The declarations cannot be written:\n${facts.output}`, { facts })
  }
}
