/** A section with its paragraphs: `1208.13`, `b`, `1`. */
type Provision = { readonly code: string; readonly section: string; readonly path: readonly string[] }

const provision =
  /^(?:(INA|\d+ U\.S\.C\.|\d+ C\.F\.R\.) )?(?:§{1,2} ?)?(\d+[A-Za-z]{0,2}(?:\.\d+)?)((?:\([A-Za-z0-9]{1,5}\)){0,8})(?:-\([A-Za-z0-9]{1,5}\))?$/

/**
 * True when `form` cites the provision of `citation`: one half of a statute (`INA § 208(a)(2)(D)` without the Code), a
 * paragraph above or below it, a range that begins in it (`(i)-(ii)`), part 208 in place of part 1208, or its bare number
 * in a list after `§§`. False for cases and for whatever cannot be read.
 */
export function isFormOf(citation: string, form: string): boolean {
  const stored = readProvisions(citation)
  const written = readProvisions(form)
  return (
    written.length > 0 &&
    written.length <= stored.length &&
    written.every((half) => stored.some((other) => isRelated(half, other)))
  )
}

function readProvisions(citation: string): Provision[] {
  const halves = citation.replaceAll('\u00a0', ' ').split(/, (?=\d+ U\.S\.C\.)/)
  const read = halves.map(readProvision)
  return read.every((half) => half !== undefined) ? read : []
}

function readProvision(half: string): Provision | undefined {
  const [, code, section, path] = provision.exec(half) ?? []
  if (section === undefined) return undefined
  return {
    code: code ?? '8 C.F.R.',
    section: section.replace(/^208\./, '1208.'),
    path: (path ?? '').split(/[()]+/).filter((step) => step !== ''),
  }
}

function isRelated(one: Provision, other: Provision): boolean {
  const depth = Math.min(one.path.length, other.path.length)
  return (
    one.code === other.code &&
    one.section === other.section &&
    one.path.slice(0, depth).every((step, index) => step === other.path[index])
  )
}
